import { formValues, namesOfFiles } from '#kit/attachments'
import { comparedTexts, currentBy, dayInWords } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText, currentLanguage, nameIn } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { type CenterRequest, request as requestSchema, type saveRequest } from '../api'
import { text } from '../plugin'
import { type RequestValues, requestFields } from '../rules/fields'

/** What a request is compared by in two versions, in the form and for an entry of the outbox. */

/** A center by its code. */
export const refOf = (code: string | undefined) => (code === undefined ? undefined : { id: code, name: code })

export const valuesOf = (request: CenterRequest): RequestValues =>
  formValues(requestFields, {
    ...request,
    centerCode: refOf(request.centerCode),
    parentCode: refOf(request.parentCode),
  })

export const readRequest = currentBy(requestSchema)

/** The fields in words; files by their names. */
const COMPARED = {
  action: ({ action }) => action && codeText(text, 'action', action),
  kind: ({ kind }) => kind && codeText(text, 'kind', kind),
  orgCode: ({ orgCode }) => orgCode,
  centerCode: ({ centerCode }) => centerCode?.id ?? '',
  name: ({ name }) => name,
  code: ({ code }) => code,
  parentCode: ({ parentCode }) => parentCode?.id ?? '',
  from: ({ from }) => dayInWords(from),
  to: ({ to }) => dayInWords(to),
  responsible: ({ responsible }) => (responsible ? nameIn(responsible, currentLanguage()) : ''),
  business: ({ business }) => business && codeText(text, 'business', business),
  target: ({ target }) => target,
  reason: ({ reason }) => reason,
  files: ({ files }) => namesOfFiles(files),
} as const satisfies Partial<Record<keyof RequestValues, (values: RequestValues) => string>>

/** For the form: both versions of what is edited. */
export const compared = Object.entries(COMPARED).map(([name, inWords]) => ({ name, text: inWords }))

/** For the outbox: what waits beside the present version. */
export function compareRequest(mine: RequestOf<typeof saveRequest>, raw: unknown): ComparedField[] | undefined {
  const theirs = readRequest(raw)
  if (!theirs) return undefined
  return comparedTexts(COMPARED, formValues(requestFields, mine), valuesOf(theirs))
}
