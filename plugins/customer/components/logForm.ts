import { fromField, toFieldMoment } from '#base/calendar'
import { defineFields, text, type ValuesOf } from '#base/fields'
import { formValues } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'
import type { NewLogEntry } from '../api/serviceLog'
import { logFields } from '../rules/logKinds'

/** The form of an entry of the service log (domain/customer.md 1); messages are text keys of the area. */

/** Name of its draft. */
export const LOG_FORM = 'customer.log'

export const entryFields = defineFields({
  ...logFields.table,
  at: text({
    required: true,
    check: (at) => (fromField(at)?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now(),
    message: 'error.at',
  }),
})
export type LogValues = ValuesOf<typeof entryFields.table>

export const NO_ENTRY = (): LogValues => ({
  kind: 'visit',
  at: toFieldMoment(new Date()),
  text: '',
  files: [],
  contactId: '',
})

/** Values of an entry that waits in the outbox. */
export const logValues = ({ at, ...entry }: NewLogEntry, uploads: readonly OutgoingFile[]): LogValues =>
  formValues(entryFields, { ...entry, at: toFieldMoment(at) }, uploads)
