import * as v from 'valibot'
import { type Codes, lengthOf } from '#base/wire'
import { type Attachment, attachmentSchema } from './attachment'
import { type Field, type Fields, type FieldTable, fieldOf, type ValuesOf } from './field'

interface Common {
  /** Text key of the area for what is wrong. */
  readonly message?: string
  /** Key of the error on the wire, if it is not what follows `error.` in the message. */
  readonly key?: string
}

interface TextOptions extends Common {
  readonly required?: boolean
  /** Characters. */
  readonly least?: number
  readonly most?: number
  /** Messages for a text that is missing, and for one that is too long; default `message`. */
  readonly emptyMessage?: string
  readonly longMessage?: string
  /** The text as it is sent; default: without blanks around it. */
  readonly clean?: (text: string) => string
  /** Returns false for a text that is refused; it is not called for an empty one. */
  readonly check?: (text: string) => boolean
}

/** A text. An optional one is undefined if it is empty. */
export function text(options: TextOptions & { readonly required: true }): Field<string>
export function text(options?: TextOptions): Field<string, string | undefined>
export function text(options: TextOptions = {}): Field<string, string | undefined> {
  const { required = false, least = 0, most, message, emptyMessage = message, longMessage = message } = options
  const { check = () => true, key } = options
  const clean = options.clean ?? ((entered: string) => entered.trim())
  const isRight = (entered: string) => entered === '' || (lengthOf(entered) >= least && check(entered))
  const limited = v.pipe(
    v.string(),
    v.check((entered) => entered !== '' || !required, emptyMessage),
    v.check(isRight, message),
    v.check((entered) => lengthOf(entered) <= (most ?? Number.POSITIVE_INFINITY), longMessage),
    v.transform((entered) => (required ? entered : entered || undefined)),
  )
  return {
    rules: { required, minLength: least || undefined, maxLength: most, message: longMessage, key },
    entry: v.pipe(v.string(), v.transform(clean), limited),
    sent: v.pipe(
      v.optional(v.unknown(), ''),
      v.transform((sent) => (typeof sent === 'string' ? clean(sent) : '')),
      limited,
    ),
    draft: v.string(),
    valueOf: (known) => String(known ?? ''),
  }
}

interface NumberOptions extends Common {
  readonly required?: boolean
  readonly least?: number
  /** A function for a limit that changes while the app is open, such as the year. */
  readonly most?: number | (() => number)
  /** The number is greater than this. */
  readonly above?: number
  readonly whole?: boolean
}

const DECIMAL = /^-?\d+(\.\d+)?$/

/** A number. A form holds its decimal text, so that no digit is lost and a draft can hold incomplete input. */
export function number(options: NumberOptions & { readonly required: true }): Field<string, number>
export function number(options?: NumberOptions): Field<string, number | undefined>
export function number(options: NumberOptions = {}): Field<string, number | undefined> {
  const { required = false, least, above, whole = false, message, key } = options
  const most = () => (typeof options.most === 'function' ? options.most() : options.most)
  const isRight = (entered: number) =>
    Number.isFinite(entered) &&
    (least === undefined || entered >= least) &&
    entered <= (most() ?? Number.POSITIVE_INFINITY) &&
    (above === undefined || entered > above) &&
    (!whole || Number.isInteger(entered))
  const limited = v.pipe(v.number(message), v.check(isRight, message))
  const given = required ? limited : v.optional(limited)
  return {
    rules: {
      required,
      min: least ?? above,
      get max() {
        return most()
      },
      message,
      key,
    },
    entry: v.pipe(
      v.string(),
      v.transform((entered) => {
        if (entered === '') return undefined
        return DECIMAL.test(entered) ? Number(entered) : Number.NaN
      }),
      given,
    ),
    sent: given,
    draft: v.string(),
    valueOf: (known) => String(known ?? ''),
  }
}

interface ChoiceOptions extends Common {
  readonly required?: boolean
}

/** One of several words. With a table of codes, the codes are sent. */
export function choice<const W extends string>(
  known: Codes<W> | readonly W[],
  options: ChoiceOptions & { readonly required: true },
): Field<W>
export function choice<const W extends string>(
  known: Codes<W> | readonly W[],
  options?: ChoiceOptions,
): Field<W | '', W | undefined>
export function choice<const W extends string>(
  known: Codes<W> | readonly W[],
  { required = false, message, key }: ChoiceOptions = {},
): Field<W | '', W | undefined> {
  const words = 'words' in known ? known.words : known
  const word = v.picklist(words, message)
  const fromWire = (sent: unknown) =>
    'words' in known && typeof sent === 'string' ? known.fromWire(sent) : (sent ?? undefined)
  return {
    rules: { required, message, key },
    entry: required
      ? word
      : v.pipe(
          v.picklist(['', ...words], message),
          v.transform((chosen) => (chosen === '' ? undefined : chosen)),
        ),
    sent: v.pipe(v.optional(v.unknown(), null), v.transform(fromWire), required ? word : v.optional(word)),
    draft: v.picklist(['', ...words]),
    valueOf: (value) => words.find((each) => each === String(value)) ?? '',
  }
}

/** Yes or no; a missing value is no. */
export function flag(): Field<boolean, true | undefined> {
  const yes = v.transform((on: boolean) => on || undefined)
  return {
    rules: { required: false },
    entry: v.pipe(v.boolean(), yes),
    sent: v.pipe(v.optional(v.boolean(), false), yes),
    draft: v.boolean(),
    valueOf: (known) => known === true,
  }
}

interface SeveralOptions extends Common {
  readonly least?: number
  readonly most?: number
}

/** The valid items of a draft's list. */
const fitting = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) =>
      all.flatMap((each) => {
        const read = v.safeParse(item, each)
        return read.success ? [read.output] : []
      }),
    ),
  )

const limitsOf = ({ least = 0, most = Number.POSITIVE_INFINITY, message, key }: SeveralOptions) => ({
  rules: {
    required: least > 0,
    minLength: least || undefined,
    maxLength: Number.isFinite(most) ? most : undefined,
    message,
    key,
  },
  /** As `v.minLength` and `v.maxLength`. */
  isRight: ({ length }: readonly unknown[]) => length >= least && length <= most,
})

/** Photos, files or recordings; a form holds them, a request contains their addresses. */
export function files(options: SeveralOptions = {}): Field<Attachment[], Attachment[], string[]> {
  const { rules, isRight } = limitsOf(options)
  return {
    rules,
    entry: v.pipe(
      v.array(attachmentSchema),
      v.check((all) => isRight(all), options.message),
    ),
    sent: v.pipe(
      v.optional(v.array(v.string()), []),
      v.check((all) => isRight(all), options.message),
    ),
    draft: fitting(attachmentSchema),
    valueOf: (known, attachmentsOf) => attachmentsOf(Array.isArray(known) ? known.map(String) : []),
  }
}

/** One photo at most; a request contains its address. */
export function photo(): Field<Attachment[], Attachment[], string | undefined> {
  return {
    ...files({ most: 1 }),
    sent: v.optional(v.string()),
    valueOf: (known, attachmentsOf) => attachmentsOf(typeof known === 'string' ? [known] : []),
  }
}

/** Rows of fields. */
export function rows<F extends FieldTable, Out>(
  fields: Fields<F, Out>,
  options: SeveralOptions = {},
): Field<ValuesOf<F>[], Out[], v.InferOutput<Fields<F>['sent']>[]> {
  const { rules, isRight } = limitsOf(options)
  const limit = <T>() => v.check<T[], string | undefined>((all) => isRight(all), options.message)
  return {
    rules,
    entry: v.pipe(v.array(fields.schema), limit()),
    sent: v.pipe(v.array(fields.sent), limit()),
    draft: fitting(fields.draft) as Field<ValuesOf<F>[]>['draft'],
    valueOf: (known, attachmentsOf) =>
      Array.isArray(known) ? known.map((each) => fields.values(each, attachmentsOf)) : [],
    within: (name) => fieldOf(fields, name.slice(name.indexOf('.') + 1)),
  }
}

/** Several codes or ids. */
export function list(options: SeveralOptions = {}): Field<string[]> {
  const { rules, isRight } = limitsOf(options)
  const checked = v.pipe(
    v.array(v.string()),
    v.check((all) => isRight(all), options.message),
  )
  return {
    rules,
    entry: checked,
    sent: checked,
    draft: fitting(v.string()),
    valueOf: (known) => (Array.isArray(known) ? known.map(String) : []),
  }
}

/** What a picker chooses: the id, and its name so that the form can show it without a call. */
const chosen = v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.union([v.string(), v.undefined()])) })
/** A choice in a form; wider than the pickers' types, which all fit. */
export type Chosen = v.InferOutput<typeof chosen>

interface RefOptions extends Common {
  readonly required?: boolean
}

/**
 * A record, person or company of a picker. It is submitted with its name, so that a request which waits can be edited;
 * the schema of the call sends the id (`idToWire`), and the server reads that.
 */
export function ref(options: RefOptions & { readonly required: true }): Field<Chosen | null, Chosen, string>
export function ref(options?: RefOptions): Field<Chosen | null, Chosen | undefined, string | undefined>
export function ref({
  required = false,
  message,
  key,
}: RefOptions = {}): Field<Chosen | null, Chosen | undefined, string | undefined> {
  return {
    rules: { required, message, key },
    entry: v.pipe(
      v.nullable(chosen),
      v.check((picked) => picked !== null || !required, message),
      v.transform((picked) => picked ?? undefined),
    ),
    sent: required ? v.pipe(v.string(message), v.minLength(1, message)) : v.optional(v.string()),
    draft: v.nullable(chosen),
    valueOf: (known) => (v.is(chosen, known) ? known : null),
  }
}

/** Several of them, as `ref`. */
export function refs(options: SeveralOptions = {}): Field<Chosen[], Chosen[], string[]> {
  const { rules, isRight } = limitsOf(options)
  const limited = <T>(item: v.GenericSchema<T>) =>
    v.pipe(
      v.array(item),
      v.check((all) => isRight(all), options.message),
    )
  return {
    rules,
    entry: limited(chosen),
    sent: limited(v.string()),
    draft: fitting(chosen),
    valueOf: (known) => (Array.isArray(known) ? known.filter((each) => v.is(chosen, each)) : []),
  }
}

interface ValueOptions<T> extends Common {
  readonly required?: boolean
  /** False for a value that is refused. */
  readonly check?: (value: T) => boolean
}

/** Anything else, held as it is sent: an id, a point, a list of codes. `schema` is its type alone. */
export function value<T>(
  schema: v.GenericSchema<T>,
  empty: T,
  options: ValueOptions<T> & { readonly required: true },
): Field<T, NonNullable<T>>
export function value<T>(schema: v.GenericSchema<T>, empty: T, options?: ValueOptions<T>): Field<T>
export function value<T>(schema: v.GenericSchema<T>, empty: T, options: ValueOptions<T> = {}): Field<T> {
  const { required = false, check = () => true, message, key } = options
  const checked = v.pipe(schema, v.check(check, message))
  const entry = required ? v.nonNullish(checked, message) : checked
  return {
    rules: { required, message, key },
    entry,
    sent: entry,
    draft: schema,
    valueOf: (known) => (v.is(schema, known) ? known : empty),
  }
}
