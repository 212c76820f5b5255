import * as v from 'valibot'
import type { OutgoingFile } from '#platform/outbox'
import { attachmentsOf, attachmentsSchema } from './attachment'

/** The parts of a field's schema that say what it holds. */
interface Field {
  readonly type: string
  readonly pipe?: readonly unknown[]
}
type Entries = Readonly<Record<string, v.GenericSchema>>

/**
 * Values of a form for what is known of its record, by the entries of the form's schema: texts and choices as text, '' for
 * what is not known and for a choice that this version does not offer; attachments by their addresses, or with the files
 * of a request that waits in the outbox (`uploads`). An optional field without a value is left out.
 */
export function formValues<const S extends v.GenericSchema & { readonly entries: object }>(
  { entries }: S,
  record: Readonly<Partial<Record<keyof S['entries'], unknown>>>,
  uploads: readonly OutgoingFile[] = [],
): v.InferInput<S> {
  const known = record as Readonly<Record<string, unknown>>
  const values = Object.entries(entries as Entries).flatMap(([name, schema]) => {
    const value = known[name]
    const { type, pipe = [schema] } = schema as Field
    if (pipe.includes(attachmentsSchema)) return [[name, attachmentsOf(addressesIn(value), uploads)]]
    if (type === 'string') return [[name, String(value ?? '')]]
    if (type === 'picklist') return [[name, v.is(schema, String(value)) ? String(value) : '']]
    if (value === undefined) return type in EMPTY ? [[name, EMPTY[type]]] : []
    return [[name, value]]
  })
  return Object.fromEntries(values)
}

const EMPTY: Readonly<Record<string, unknown>> = { boolean: false, array: [], nullable: null }

/** One address, several, or none. */
const addressesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
