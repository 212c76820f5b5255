import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { listRequests, saveRequest } from './api'
import { compareRequest } from './components/compared'
import { requestRows, requests } from './records'
import { costProfitCenterAdd } from './routes'
import { REQUEST_FORM, requestFields } from './rules/fields'

/** A saved draft has its name, code and reason; a changed one a later version too. */
async function isSaved(core: Core, { requestId, version, name, code, reason }: RequestOf<typeof saveRequest>) {
  const query = { tab: 'mine', page: 1, size: LARGEST_PAGE } as const
  const { items } = await core.http(listRequests, query, { background: true })
  return items.some(
    (each) =>
      each.name === name &&
      each.code === code &&
      each.reason === reason &&
      (requestId === undefined || (each.id === requestId && each.version > version)),
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
    afterSent: (core, { requestId }) => {
      core.store(requestRows).invalidate()
      if (requestId !== undefined) core.store(requests).of(requestId).main.invalidate()
    },
  }),
]
export default calls
