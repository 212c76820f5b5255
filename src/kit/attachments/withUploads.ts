import * as v from 'valibot'
import { type Attachment, attachmentSchema, type Fields, type FieldTable, type ValuesOf } from '#base/fields'
import type { OutgoingFile, UploadTarget } from '#platform/outbox'
import { addressesOf, attachmentsOf, uploadsOf } from './attachment'

/** Content of a form with addresses in place of its attachments. */
type Addressed<T> = T extends readonly Attachment[]
  ? string[]
  : T extends readonly (infer R)[]
    ? Addressed<R>[]
    : T extends Readonly<Record<string, unknown>>
      ? { [K in keyof T]: Addressed<T[K]> }
      : T

/**
 * What a form with attachments sends, also in rows: addresses in place of the attachments, and the files that have to
 * be uploaded before, for `withFiles`. `formValues` is the way back.
 */
export function withUploads<T extends object>(
  to: UploadTarget,
  content: T,
): { readonly request: Addressed<T>; readonly uploads: readonly OutgoingFile[] } {
  const uploads: OutgoingFile[] = []
  const addressed = (value: unknown): unknown => {
    if (v.is(attachments, value)) {
      uploads.push(...uploadsOf(to, value))
      return addressesOf(value)
    }
    if (Array.isArray(value)) return value.map(addressed)
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, addressed(each)]))
  }
  return { request: addressed(content) as Addressed<T>, uploads }
}

const attachments = v.array(attachmentSchema)

/**
 * Values of a form from its record; attachments by their addresses, or with the files of a request that waits in the
 * outbox (`uploads`).
 */
export function formValues<F extends FieldTable>(
  fields: Pick<Fields<F>, 'values'>,
  record: Readonly<Partial<Record<keyof F, unknown>>>,
  uploads: readonly OutgoingFile[] = [],
): ValuesOf<F> {
  return fields.values(record, (addresses) => attachmentsOf(addresses, uploads))
}
