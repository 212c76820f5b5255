import * as v from 'valibot'
import type { Attachment } from './attachment'

/** What an input shows of its field, and the message for an invalid value. */
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
  /** The value for a field of the stored record; empty for undefined. */
  valueOf(known: unknown, attachmentsOf: AttachmentsOf): V
  /** The field of a name inside this one: `0.code` in rows. */
  within?(name: string): Field<unknown> | undefined
}

/** Fields by name. */
export type FieldTable = Readonly<Record<string, Field<unknown>>>

type Part = 'entry' | 'sent' | 'draft'
type SchemasOf<F extends FieldTable, P extends Part> = { readonly [K in keyof F]: F[K][P] }
type OptionalNames<F extends FieldTable> = {
  [K in keyof F]: undefined extends v.InferOutput<F[K]['draft']> ? K : never
}[keyof F]
/** What a form with these fields holds; one without a value may be missing. */
export type ValuesOf<F extends FieldTable> = {
  -readonly [K in Exclude<keyof F, OptionalNames<F>>]: v.InferOutput<F[K]['draft']>
} & { -readonly [K in OptionalNames<F>]?: v.InferOutput<F[K]['draft']> }
/** What the fields send. */
export type ContentOf<F extends FieldTable> = { -readonly [K in keyof F]: v.InferOutput<F[K]['entry']> }

/** The fields of a form. `V`: what the form holds, `Out`: what is sent. */
export interface FormFields<V, Out> {
  readonly table: FieldTable
  /** Schema of a submit. */
  readonly schema: v.GenericSchema<V, Out>
  /** Schema of a draft, or of a row of one. */
  readonly draft: v.GenericSchema<unknown, V>
}

/** The fields of a form: its schema, its drafts and what the server checks follow from them. */
export interface Fields<F extends FieldTable = FieldTable, Out = ContentOf<F>> extends FormFields<ValuesOf<F>, Out> {
  readonly table: F
  /** Schema of the request on the server. */
  readonly sent: v.ObjectSchema<SchemasOf<F, 'sent'>, undefined>
  readonly draft: v.ObjectSchema<SchemasOf<F, 'draft'>, undefined>
  /** Values for a partial record: texts and choices as text, '' for a missing field; undefined is omitted. */
  values(record: Readonly<Partial<Record<keyof F, unknown>>>, attachmentsOf?: AttachmentsOf): ValuesOf<F>
}

type WholeForm<F extends FieldTable> = v.GenericSchema<ValuesOf<F>, ContentOf<F>>

/**
 * Declares the fields of a form once: `defineFields({ name: text({ required: true, most: 60, message: 'error.name' })
 * })`.
 * `check` adds checks across fields to the schema of a submit.
 */
export function defineFields<const F extends FieldTable>(table: F): Fields<F>
export function defineFields<const F extends FieldTable, Out>(
  table: F,
  check: (whole: WholeForm<F>) => v.GenericSchema<ValuesOf<F>, Out>,
): Fields<F, Out>
export function defineFields<F extends FieldTable>(
  table: F,
  check: (whole: WholeForm<F>) => v.GenericSchema<ValuesOf<F>, unknown> = (whole) => whole,
): Fields<F, unknown> {
  return {
    table,
    schema: check(v.object(schemasOf(table, 'entry')) as WholeForm<F>),
    sent: v.object(schemasOf(table, 'sent')),
    draft: v.object(schemasOf(table, 'draft')),
    values: (record, attachmentsOf = () => []) =>
      Object.fromEntries(
        Object.entries(table).flatMap(([name, field]) => {
          const held = field.valueOf(record[name], attachmentsOf)
          return held === undefined ? [] : [[name, held]]
        }),
      ) as ValuesOf<F>,
  }
}

function schemasOf<F extends FieldTable, P extends Part>(table: F, part: P): SchemasOf<F, P> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field[part]])) as SchemasOf<F, P>
}

/**
 * A check across fields, for the pipe of a whole form: unless `isRight`, `message` stands at the field `at`. It is made
 * as soon as the fields that it reads are valid, whatever the others are.
 */
export function across<T extends object, const K extends keyof T & string>(
  reads: readonly K[],
  isRight: (values: NoInfer<Pick<T, K>>) => boolean,
  message: string | undefined,
  at: NoInfer<K>,
): v.RawCheckAction<T> {
  return v.rawCheck(({ dataset: { issues = [], value }, addIssue }) => {
    const isInvalid = issues.some(({ path }) => reads.some((name) => path?.[0].key === name))
    const input = value as T
    if (isInvalid || isRight(input)) return
    addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key: at, value: input[at] }] })
  })
}

/** The field of a name: `title`, or `items.0.title` in rows. */
export function fieldOf(
  { table }: Pick<FormFields<unknown, unknown>, 'table'>,
  name: string,
): Field<unknown> | undefined {
  const [first = '', ...rest] = name.split('.')
  const field = table[first]
  return rest.length === 0 ? field : field?.within?.(rest.join('.'))
}
