import * as v from 'valibot'
import { flag, joinList, list, number, optional } from './address'
import type { Codes } from './codes'
import { day } from './schemas'

type Opt<T> = v.OptionalSchema<v.GenericSchema<unknown, T>, undefined>

/** One entry of a filter: its schema in an address, and its form in a request. */
export interface FilterEntry<T> {
  readonly schema: Opt<T>
  toWire(value: T): unknown
  /** The next opening of the list does not begin with it. */
  readonly isPassing?: boolean
}

type FilterEntries = Readonly<Record<string, FilterEntry<unknown>>>
type SchemasOf<E extends FilterEntries> = { readonly [K in keyof E]: E[K]['schema'] }
type Found<S extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<S, undefined>>

function entryOf<T>(
  schema: v.GenericSchema<unknown, T>,
  toWire: (value: T) => unknown = (value) => value,
): FilterEntry<T> {
  return { schema: optional(schema), toWire }
}

type Words<W extends string> = Codes<W> | readonly W[]
const wordsOf = <W extends string>(known: Words<W>): readonly W[] => ('words' in known ? known.words : known)
const wireOf = <W extends string>(known: Words<W>, word: W): string => ('words' in known ? known.toWire(word) : word)

/** Entries of a filter. Lists are joined by commas, flags are sent as 1 (gaps 'Lists'). */
export const by = {
  /** Any number of words of a table. With codes, the codes are sent. */
  words<W extends string>(known: Words<W>): FilterEntry<readonly W[]> {
    const schema = v.pipe(list, v.array(v.picklist(wordsOf(known))))
    return entryOf<readonly W[]>(schema, (words) => words.map((word) => wireOf(known, word)))
  },
  /** One word of a table. */
  word<W extends string>(known: Words<W>): FilterEntry<W> {
    return entryOf<W>(v.picklist(wordsOf(known)), (word) => wireOf(known, word))
  },
  ids: entryOf<readonly string[]>(list),
  id: entryOf(v.string()),
  /** The record that a link names: no input of the filter sets it. */
  record: { ...entryOf(v.string()), isPassing: true },
  number: entryOf(number),
  day: entryOf(day),
  flag: entryOf(flag, () => 1),
} as const

/** Text of the search field, and sort order. */
type Standing<Sort extends string> = { readonly keyword: Opt<string>; readonly sort: Opt<Sort> }

/** A filter with search text and sort order; empty: the whole list in its usual order. */
export type Filter<S extends v.ObjectEntries = v.ObjectEntries, Sort extends string = string> = {
  readonly [K in keyof Found<S>]?: Found<S>[K] | undefined
} & { readonly keyword?: string | undefined; readonly sort?: Sort | undefined }

/** A filter for code without the types of its fields. */
export type AnyFilter = Readonly<Record<string, unknown>> & {
  readonly keyword?: string | undefined
  readonly sort?: string | undefined
}

/** The filters of a list; `F`: the filter that they define. */
export interface ListFilters<F, Sort extends string> {
  /** Schemas for the search of a route and for the request of a call; with `keyword` and `sort`. */
  readonly entries: v.ObjectEntries
  readonly sorts: readonly Sort[]
  /** Names of the entries that the next opening of the list does not begin with. */
  readonly passing: readonly string[]
  /** The filter in a search, without what is not set. */
  of(search: object): F
  /** Its form in a request: codes, joined lists, flags as 1, periods as from and to, nothing that is not set. */
  toWire(filter: F): Record<string, string | number>
  /** Number of active filters; a range counts once, `keyword` and `sort` do not count. */
  count(filter: F): number
}

export interface Filters<S extends v.ObjectEntries = v.ObjectEntries, Sort extends string = string>
  extends ListFilters<Filter<S, Sort>, Sort> {
  readonly entries: S & Standing<Sort>
}

export type FilterOf<D> = D extends Filters<infer S, infer Sort> ? Filter<S, Sort> : never

/** Names that no filter can have, with what to do instead: the compiler says so at the place. */
interface Reserved {
  readonly from?: 'from belongs to every page (where it was opened from): name a period start and end'
  readonly to?: 'a period is named start and end, because from belongs to every page'
  readonly keyword?: 'every filter has a keyword: leave it out'
  readonly sort?: 'every filter has a sort: list its orders in sorts'
}

/**
 * A period is `start` and `end` in an address, because `from` belongs to every page, and `from` and `to` in a request.
 */
const WIRE_NAMES: Readonly<Record<string, string>> = { start: 'from', end: 'to' }

/** Name of a filter in a request. */
export const wireName = (filter: string): string => WIRE_NAMES[filter] ?? filter

interface FilterOptions<E extends FilterEntries, Sort extends string> {
  readonly sorts?: readonly Sort[]
  /** Pairs of entries that are one filter: `['amountMin', 'amountMax']`. */
  readonly ranges?: readonly (readonly [keyof E & string, keyof E & string])[]
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * Declares the filters of a list once, for its address, its calls, the filter page, the count on the button and what
 * the device stores (kit 2.2).
 */
export function defineFilters<const E extends FilterEntries, const Sort extends string = never>(
  entries: E & Reserved,
  { sorts = [], ranges = [] }: FilterOptions<E, Sort> = {},
): Filters<SchemasOf<E>, Sort> {
  const all: FilterEntries = { ...entries, keyword: entryOf(v.string()), sort: entryOf(v.picklist(sorts)) }
  const schemas = Object.fromEntries(Object.entries(all).map(([name, { schema }]) => [name, schema]))
  return {
    entries: schemas as SchemasOf<E> & Standing<Sort>,
    sorts,
    passing: Object.keys(all).filter((name) => all[name]?.isPassing),
    of(search) {
      const values = Object.entries(search).filter(([name, value]) => name in all && isSet(value))
      return Object.fromEntries(values) as Filter<SchemasOf<E>, Sort>
    },
    toWire(filter) {
      const wire: Record<string, string | number> = {}
      for (const [name, value] of Object.entries(filter)) {
        if (!isSet(value)) continue
        const entry = all[name]
        // What is no entry of the filter, such as the tab, is sent as it is.
        const [key, sent] = entry ? [wireName(name), entry.toWire(value)] : [name, value]
        if (Array.isArray(sent)) wire[key] = joinList(sent)
        else if (typeof sent === 'string' || typeof sent === 'number') wire[key] = sent
      }
      return wire
    },
    count(filter) {
      const active = Object.keys(entries).filter((name) => isSet(Object(filter)[name]))
      const both = ranges.filter(([from, to]) => active.includes(from) && active.includes(to))
      return active.length - both.length
    },
  }
}
