import * as v from 'valibot'
import type { Attachment } from './attachment'

/** What an input shows of its field, and what is said where it is wrong. */
export interface FieldRules {
  /** An empty field is refused. */
  readonly required: boolean
  /** Shortest and longest text, or fewest and most entries. */
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Text key of the area for what is wrong. */
  readonly message?: string | undefined
  /** Key of the error in a refusal of the server (4000); default: what follows `error.` in the message. */
  readonly key?: string | undefined
}

/** The attachments of a form for the addresses that its record has. */
export type AttachmentsOf = (addresses: readonly string[]) => Attachment[]

/** One field of a form. `V`: what the form holds, `Out`: what is sent, `Sent`: what the server reads of it. */
export interface Field<V, Out = V, Sent = Out> {
  readonly rules: FieldRules
  /** Schema of a submit. */
  readonly entry: v.GenericSchema<V, Out>
  /** Schema of the request on the server. */
  readonly sent: v.GenericSchema<unknown, Sent>
  /** Schema of a stored draft: the type alone, because a draft may be incomplete. */
  readonly draft: v.GenericSchema<unknown, V>
  /** The value for what is known of the record; empty for undefined. */
  valueOf(known: unknown, attachmentsOf: AttachmentsOf): V
  /** The field of a name inside this one: `0.code` in rows. */
  within?(name: string): Field<unknown> | undefined
}

/** Fields by name. */
export type FieldTable = Readonly<Record<string, Field<unknown>>>

type Part<F extends FieldTable, P extends 'entry' | 'sent' | 'draft'> = { readonly [K in keyof F]: F[K][P] }
/** What a form with these fields holds. */
export type ValuesOf<F extends FieldTable> = { -readonly [K in keyof F]: v.InferOutput<F[K]['draft']> }

/** The fields of a form: its schema, its drafts and what the server checks follow from them. */
export interface Fields<F extends FieldTable = FieldTable> {
  readonly table: F
  /** Schema of a submit, to which checks across fields can be added. */
  readonly schema: v.ObjectSchema<Part<F, 'entry'>, undefined>
  /** Schema of the request on the server. */
  readonly sent: v.ObjectSchema<Part<F, 'sent'>, undefined>
  /** Schema of a whole draft, or of a row of one. */
  readonly draft: v.ObjectSchema<Part<F, 'draft'>, undefined>
  /** Values for what is known of a record: texts and choices as text, '' for what is not known. */
  values(record: Readonly<Partial<Record<keyof F, unknown>>>, attachmentsOf?: AttachmentsOf): ValuesOf<F>
}

/** Declares the fields of a form once: `defineFields({ name: text({ required: true, most: 60, message: 'error.name' }) })`. */
export function defineFields<const F extends FieldTable>(table: F): Fields<F> {
  return {
    table,
    schema: v.object(partsOf(table, 'entry')),
    sent: v.object(partsOf(table, 'sent')),
    draft: v.object(partsOf(table, 'draft')),
    values: (record, attachmentsOf = () => []) =>
      Object.fromEntries(
        Object.entries(table).map(([name, field]) => [name, field.valueOf(record[name], attachmentsOf)]),
      ) as ValuesOf<F>,
  }
}

function partsOf<F extends FieldTable, P extends 'entry' | 'sent' | 'draft'>(table: F, part: P): Part<F, P> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field[part]])) as Part<F, P>
}

/** The field of a name: `title`, or `items.0.title` in rows. */
export function fieldOf({ table }: Fields, name: string): Field<unknown> | undefined {
  const [first = '', ...rest] = name.split('.')
  const field = table[first]
  return rest.length === 0 ? field : field?.within?.(rest.join('.'))
}
