import * as v from 'valibot'

const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * Schema of a `NumberInput`: decimal text → number. Limits follow it in a pipe: `v.pipe(numberText('error.gas'),
 * v.minValue(0, 'error.gas'))`. `message`: text key for what is empty or no number.
 */
export function numberText(message: string) {
  return v.pipe(v.string(), v.regex(DECIMAL, message), v.transform(Number), v.finite(message))
}

/** As `numberText`; an empty field is undefined. */
export function optionalNumberText(message: string) {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || DECIMAL.test(text), message),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the number may be optional
type NumberSchema = v.GenericSchema<any, number | undefined>

/**
 * Schema of a `NumberInput` over the schema of its number, so that form, call and server share one: decimal text →
 * number, an empty field → undefined. Limits and messages are those of the number.
 */
export function textOfNumber<S extends NumberSchema>(number: S) {
  return v.pipe(
    v.string(),
    v.transform((text): v.InferInput<S> => {
      if (text === '') return undefined as v.InferInput<S>
      return DECIMAL.test(text) ? Number(text) : Number.NaN
    }),
    number,
  )
}

/** The same for several: `textsOfNumbers({ hours, days })`, the entries of a form over those of a call. */
export function textsOfNumbers<const E extends Readonly<Record<string, NumberSchema>>>(numbers: E) {
  const entries = Object.entries(numbers).map(([name, number]) => [name, textOfNumber(number)] as const)
  return Object.fromEntries(entries) as { readonly [K in keyof E]: ReturnType<typeof textOfNumber<E[K]>> }
}

/** Fields of a form as text: what a record has of them, '' for the rest. */
export function textsOf<K extends string>(
  names: readonly K[],
  record: Readonly<Partial<Record<K, string | number | undefined>>>,
): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')])) as Record<K, string>
}
