import * as v from 'valibot'
import { attachmentsOf, attachmentsSchema } from '#src/attachments'
import { fromField, toFieldMoment } from '#src/calendar'
import type { OutgoingFile } from '#src/outbox'
import type { NewLogEntry } from '../../api/serviceLog'
import { LOG_FILES, LOG_KINDS, LOG_TEXT } from '../../rules/logKinds'

/** The form of an entry of the service log (domain/customer.md 1); messages are text keys of the area. */

export const logSchema = v.object({
  kind: v.picklist(LOG_KINDS),
  at: v.pipe(
    v.string(),
    v.nonEmpty('log.error.at'),
    v.check((at) => (fromField(at)?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now(), 'log.error.at'),
  ),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(LOG_TEXT.least, 'log.error.text'),
    v.maxLength(LOG_TEXT.most, 'log.error.text'),
  ),
  files: v.pipe(attachmentsSchema, v.maxLength(LOG_FILES)),
})
export type LogValues = v.InferInput<typeof logSchema>

/** Fields that the server refuses (4000) and what to say there. */
export const REFUSED = {
  at: { field: 'at', message: 'log.error.at' },
  text: { field: 'text', message: 'log.error.text' },
} as const

export const NO_ENTRY = (): LogValues => ({ kind: 'visit', at: toFieldMoment(new Date()), text: '', files: [] })

/** Values of an entry that waits in the outbox. */
export const logValues = (
  { kind, at, text, files = [] }: NewLogEntry,
  uploads: readonly OutgoingFile[],
): LogValues => ({
  kind,
  at: toFieldMoment(at),
  text,
  files: attachmentsOf(files, uploads),
})
