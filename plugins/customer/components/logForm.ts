import * as v from 'valibot'
import { fromField, toFieldMoment } from '#base/calendar'
import { attachmentsSchema, formValues } from '#kit/attachments'
import type { OutgoingFile } from '#platform/outbox'
import type { NewLogEntry } from '../api/serviceLog'
import { LOG_FILES, logEntry } from '../rules/logKinds'

/** The form of an entry of the service log (domain/customer.md 1); messages are text keys of the area. */

/** Name of its draft. */
export const LOG_FORM = 'customer.log'

export const logSchema = v.object({
  ...logEntry.entries,
  at: v.pipe(
    v.string(),
    v.check((at) => (fromField(at)?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now(), 'error.at'),
  ),
  files: v.pipe(attachmentsSchema, v.maxLength(LOG_FILES)),
})
export type LogValues = v.InferInput<typeof logSchema>

export const NO_ENTRY = (): LogValues => ({ kind: 'visit', at: toFieldMoment(new Date()), text: '', files: [] })

/** Values of an entry that waits in the outbox. */
export const logValues = ({ at, ...entry }: NewLogEntry, uploads: readonly OutgoingFile[]): LogValues =>
  formValues(logSchema, { ...entry, at: toFieldMoment(at) }, uploads)
