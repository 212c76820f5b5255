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
