import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { hasFiles, snapshotOf } from '#platform/outbox'
import { listRequests, saveRequest } from './api'
import { compareRequest } from './components/compared'
import { requestRows, requests } from './records'
import { costProfitCenterAdd } from './routes'
import { REQUEST_FORM, requestFields } from './rules/fields'

/** What a request says in words, days and numbers. */
const CONTENT = ['action', 'kind', 'orgCode', 'name', 'code', 'from', 'to', 'business', 'target', 'reason'] as const

/** A saved draft has everything that was sent, in a later version; what was saved elsewhere has something else. */
async function isSaved(core: Core, { requestId, version, files = [], ...sent }: RequestOf<typeof saveRequest>) {
  const query = { tab: 'mine', page: 1, size: LARGEST_PAGE } as const
  const { items } = await core.http(listRequests, query, { background: true })
  return items.some(
    (each) =>
      (requestId === undefined || each.id === requestId) &&
      each.version > version &&
      CONTENT.every((name) => each[name] === sent[name]) &&
      each.centerCode === sent.centerCode?.id &&
      each.parentCode === sent.parentCode?.id &&
      each.responsible?.id === sent.responsible.id &&
      snapshotOf(each.seen) === snapshotOf(sent.seen) &&
      hasFiles(each.files, files),
  )
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveRequest, {
    title: 'title.costProfitCenterAdd',
    to: ({ requestId: id }) => href(costProfitCenterAdd, id === undefined ? {} : { id, edit: true }),
    form: REQUEST_FORM,
    record: ({ requestId }) => requestId ?? 'new',
    same: isSaved,
    compare: compareRequest,
    values: (request, uploads) => formValues(requestFields, request, uploads),
    // An open page shows what was sent, and its next save needs the new version. Never rejects.
    afterSent: async (core, { requestId }) => {
      core.store(requestRows).invalidate()
      if (requestId === undefined) return
      await core.store(requests).of(requestId).refetch()
    },
  }),
]
export default calls
