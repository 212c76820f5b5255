import type { Fields, FieldTable, ValuesOf } from '#base/fields'
import type { OutgoingFile } from '#platform/outbox'
import { attachmentsOf } from './attachment'

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
