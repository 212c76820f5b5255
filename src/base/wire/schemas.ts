import * as v from 'valibot'

/** Schemas of values that several areas read from the wire (wire.md; kit 2.1). */

type Schema = v.GenericSchema

/** An optional value: missing and null become undefined. */
export function maybe<const S extends Schema>(schema: S) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
  )
}

/** An optional list: missing and null become an empty list. */
export function many<const S extends Schema>(item: S) {
  return v.nullish(v.array(item), () => [])
}

/** Optional text: missing, null and '' become undefined. */
export const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
)

/** Several entries with the same schema or field: `{ ...entriesOf(text, 'maker', 'plateCode') }`. */
export function entriesOf<E, const N extends string>(entry: E, ...names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, entry])) as { readonly [K in N]: E }
}

/** Entries of a name in its original script, and in Latin letters if the back end has them. */
export const named = { name: v.string(), nameEn: text }

/** A record whose `id` the wire calls `name`: `recordOf('custId', named)` reads `{ id, name, nameEn }`. */
export function recordOf<const E extends v.ObjectEntries>(name: string, entries: E) {
  type Read = v.InferOutput<v.ObjectSchema<{ readonly id: v.StringSchema<undefined> } & E, undefined>>
  return v.pipe(
    v.object({ ...entries, [name]: v.string() }),
    v.transform((wire) => {
      const { [name]: id, ...rest } = wire as Readonly<Record<string, unknown>>
      return { id, ...rest } as Read
    }),
  )
}

/** A web address as it is opened; whatever else was sent, such as one of another scheme, becomes undefined. */
export const webAddress = v.fallback(maybe(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))), undefined)

/** A place on the map, degrees in the system of the host’s map (wire.md). */
export const point = v.object({ lng: v.number(), lat: v.number() })

/** A point in time, ISO 8601 with offset, as a Date. */
export const moment = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a moment'),
)

/** A Date as ISO 8601 text for requests. */
export const momentToWire = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
)

/** What a picker chose, as its id for requests. */
export const idToWire = v.pipe(
  v.object({ id: v.string(), name: v.string() }),
  v.transform(({ id }) => id),
)

/** A calendar day `2026-11-20` in the time zone +08:00, whatever the phone's zone; `2026-02-30` is none. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => String(new Date(value).toJSON()).startsWith(value), 'not a day'),
  v.brand('Day'),
)
export type Day = v.InferOutput<typeof day>

/**
 * Moves that the user may do with a record now, and the codes of those that a rule refuses (domain/gaps.md 'Moves').
 */
export const abilities = {
  can: many(v.string()),
  why: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
}
export type Abilities = Around<typeof abilities>

/** A name in its original script, and in Latin letters if the back end has them. */
export interface Named {
  readonly name: string
  readonly nameEn?: string | undefined
}

/** An employee; the id is the login name. */
export interface Person extends Named {
  readonly id: string
  readonly orgCode: string | undefined
}

/** An employee inside a record. */
export const person = v.pipe(
  v.object({ loginName: v.string(), userName: v.string(), userNameEn: text, orgCode: text }),
  v.transform((w): Person => ({ id: w.loginName, name: w.userName, nameEn: w.userNameEn, orgCode: w.orgCode })),
)

/** Record counts by filter and value. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** One page of a list. The first page may include counts by tab (`counts`) and by filter value (`facets`). */
export interface ListResponse<T> {
  readonly items: readonly T[]
  /** Total number of records, not only on this page. */
  readonly total: number
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly facets?: Facets | undefined
}

type Around<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>

const figures = v.record(v.string(), v.number())
const found = { total: v.number(), facets: maybe(v.record(v.string(), figures)) }

/** Schema of the number of records that a filter finds, with the counts by filter value. */
export const counted = v.object(found)

/** Schema of a list response `{ list, total }`; `around` adds further fields beside the rows. */
export function listOf<const S extends Schema, const E extends v.ObjectEntries = Record<never, never>>(
  row: S,
  around?: E,
) {
  return v.pipe(
    v.object({
      list: v.array(row),
      ...found,
      counts: maybe(figures),
      ...around,
    }),
    v.transform(
      ({ list, ...rest }) => ({ ...rest, items: list }) as unknown as ListResponse<v.InferOutput<S>> & Around<E>,
    ),
  )
}

type Entries = v.ObjectEntries
type Output<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>
type Names<E extends Entries> = { readonly [K in keyof E & string]?: string }
type NameOf<M, K> = K extends keyof M ? (M[K] extends string ? M[K] : K) : K

/** Fields under their other names; each key is present, with undefined for a missing value. */
export type Renamed<E extends Entries, M> = { readonly [K in keyof E & string as NameOf<M, K>]: Output<E>[K] }

/**
 * Schema of an object whose fields the wire names otherwise than the app, in either direction: of a response
 * `renamed({ custId: v.string(), name: text }, { custId: 'id' })`, of a request `renamed({ id: v.string() }, { id:
 * 'custId' })`.
 */
export function renamed<const E extends Entries, const M extends Names<E>>(entries: E, names: M) {
  const pairs = Object.keys(entries).map((key) => [key, (names as Names<E>)[key as keyof E & string] ?? key] as const)
  return v.pipe(
    v.object(entries),
    v.transform((value) => {
      const given = value as Readonly<Record<string, unknown>>
      return Object.fromEntries(pairs.map(([key, name]) => [name, given[key]])) as Renamed<E, M>
    }),
  )
}

const number = maybe(v.number())

/** What a declared field holds: `copied` is text worth copying, `money` is in CNY, `share` is from 0 to 1. */
const types = { text, copied: text, number, money: number, share: number, day: maybe(day) } as const

export type FieldType = keyof typeof types
/** Fields of a record that are only shown, in the order of the screen; each may be unknown. */
export type Fields = Readonly<Record<string, FieldType>>

/** Entries of a schema for declared fields: `v.object({ id: v.string(), ...fieldEntries(fields) })`. */
export function fieldEntries<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, type]) => [name, types[type]] as const)
  return Object.fromEntries(entries) as { readonly [K in keyof F]: (typeof types)[F[K]] }
}
