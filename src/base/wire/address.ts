import * as v from 'valibot'

/** Schemas of search parameters in an address, where every value is text (section 2). */

/** Any text parameter. */
export const string = v.string()
/** The id of a record; a page without one does not exist. */
export const recordId = v.pipe(v.string(), v.nonEmpty())
/** A number; text in the address. */
export const number = v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite())
/** A boolean; `1` in the address, omitted when false. */
export const flag = v.pipe(
  v.union([v.boolean(), v.string()]),
  v.transform((value) => value === true || value === '1'),
)
/** A list in the address as `a,b,c`; a comma inside a value is escaped (`%2C`, and `%` itself `%25`). */
export const list = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (typeof value === 'string' ? splitList(value) : value)),
)

/** A parameter that may be missing. */
export function optional<const S extends v.GenericSchema>(schema: S): v.OptionalSchema<S, undefined> {
  return v.optional(schema)
}

/** Writes a list as one parameter value; see `list`. */
export function joinList(values: readonly unknown[]): string {
  return values.map((value) => String(value).replace(/[%,]/g, (sign) => encodeURIComponent(sign))).join(',')
}

function splitList(text: string): string[] {
  const values = text.split(',').filter(Boolean)
  return values.map((value) => value.replace(/%(2C|25)/gi, (escaped) => decodeURIComponent(escaped)))
}
