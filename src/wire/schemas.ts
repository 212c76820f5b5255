import * as v from 'valibot'

/** Schemas of values that several areas read from the wire (wire.md; kit 2.1). */

// biome-ignore lint/suspicious/noExplicitAny: `any` is the variance-neutral bound that valibot's own signatures use
type Schema = v.GenericSchema<any, any>

/** A value that a back end may leave out or send as null: undefined in the app. */
export function maybe<const S extends Schema>(schema: S) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
  )
}

/** A list that may be missing: an empty one. */
export function many<const S extends Schema>(item: S) {
  return v.nullish(v.array(item), () => [])
}

/** Text that may be missing; empty counts as missing. */
export const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
)

/** A moment: ISO 8601 with offset. */
export const moment = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a moment'),
)

/** A moment as it is sent. */
export const momentToWire = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
)

/** A day of the business calendar, `2026-11-20`; of +08:00 whatever zone the phone is in. */
export const day = v.pipe(v.string(), v.isoDate(), v.brand('Day'))
export type Day = v.InferOutput<typeof day>

/** A name as it is written, and in Latin letters where there is one. */
export interface Named {
  readonly name: string
  readonly nameEn: string | undefined
}

/** An employee; the id is the login name. */
export interface Person extends Named {
  readonly id: string
  readonly orgCode: string | undefined
}

export const person = v.pipe(
  v.object({ loginName: v.string(), userName: v.string(), userNameEn: text, orgCode: text }),
  v.transform((w): Person => ({ id: w.loginName, name: w.userName, nameEn: w.userNameEn, orgCode: w.orgCode })),
)

/** How many records there are, by filter and by value. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** One page of a list; with the first page may come how many there are by tab and by filter. */
export interface ListAnswer<T> {
  readonly items: readonly T[]
  /** How many there are in all, not on this page. */
  readonly total: number
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly facets?: Facets | undefined
}

type Around<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>

const figures = v.record(v.string(), v.number())

/** The answer of every list of ours: `{ list, total }`, with `around` for what else stands beside the rows. */
export function listOf<const S extends Schema, const E extends v.ObjectEntries = Record<never, never>>(
  row: S,
  around?: E,
) {
  return v.pipe(
    v.object({
      list: v.array(row),
      total: v.number(),
      counts: maybe(figures),
      facets: maybe(v.record(v.string(), figures)),
      ...around,
    }),
    v.transform(
      ({ list, ...rest }) => ({ ...rest, items: list }) as unknown as ListAnswer<v.InferOutput<S>> & Around<E>,
    ),
  )
}
