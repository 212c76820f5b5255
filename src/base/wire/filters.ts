import * as v from 'valibot'
import { flag, list, number, optional } from './address'
import type { Codes } from './codes'
import { day } from './schemas'

// biome-ignore lint/suspicious/noExplicitAny: any schema may describe a parameter
type Entry = v.GenericSchema<any, any>
type Entries = Readonly<Record<string, Entry>>
type Found<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>
type Opt<T> = v.OptionalSchema<v.GenericSchema<unknown, T>, undefined>

/** How the value of an entry travels, where it differs from the address. */
const wires = new WeakMap<Entry, (value: never) => unknown>()

function withWire<S extends Entry>(schema: S, toWire: (value: v.InferOutput<S>) => unknown): S {
  wires.set(schema, toWire)
  return schema
}

type Words<W extends string> = Codes<W> | readonly W[]
const wordsOf = <W extends string>(known: Words<W>): readonly W[] => ('words' in known ? known.words : known)

const ids = optional(list) as unknown as Opt<readonly string[]>
const numeric = optional(number) as unknown as Opt<number>

/**
 * Entries of a filter: each is a schema of the address that also knows its form in a request. Lists are joined by
 * commas, flags travel as 1 (gaps 'Lists').
 */
export const by = {
  /** Any number of words of a table. With codes, the codes travel. */
  words<W extends string>(known: Words<W>): Opt<readonly W[]> {
    const schema = v.optional(v.pipe(list, v.array(v.picklist(wordsOf(known)))))
    const wired = withWire(schema, (words) => (words && 'words' in known ? words.map(known.toWire) : words))
    return wired as unknown as Opt<readonly W[]>
  },
  /** One word of a table. */
  word<W extends string>(known: Words<W>): Opt<W> {
    const schema = v.optional(v.picklist(wordsOf(known)))
    const wired = withWire(schema, (word) => (word && 'words' in known ? known.toWire(word) : word))
    return wired as unknown as Opt<W>
  },
  ids: ids as Opt<readonly string[]>,
  id: optional(v.string()) as unknown as Opt<string>,
  number: numeric,
  day: optional(day),
  flag: withWire(optional(flag), (on) => (on ? 1 : undefined)) as unknown as Opt<boolean>,
} as const

type Standing<Sort extends string> = {
  /** Text of the search field. */
  readonly keyword: Opt<string>
  readonly sort: Opt<Sort>
}

/** A filter with search text and sort order; empty: the whole list in its usual order. */
export type Filter<E extends Entries = Entries, Sort extends string = string> = {
  readonly [K in keyof Found<E>]?: Found<E>[K] | undefined
} & { readonly keyword?: string | undefined; readonly sort?: Sort | undefined }

/** A filter as code that does not know its fields handles it. */
export type AnyFilter = Readonly<Record<string, unknown>> & {
  readonly keyword?: string | undefined
  readonly sort?: string | undefined
}

export interface Filters<E extends Entries = Entries, Sort extends string = string> {
  /** Entries for the search of a route and for the request of a call; with `keyword` and `sort`. */
  readonly entries: E & Standing<Sort>
  readonly sorts: readonly Sort[]
  /** The filter in a search, without what is not set. */
  readonly of: (search: object) => Filter<E, Sort>
  /** Its form in a request: codes, joined lists, flags as 1, nothing that is not set. */
  readonly toWire: (filter: Filter<E, Sort>) => Record<string, string | number>
  /** Number of active filters; a range counts once, `keyword` and `sort` do not count. */
  readonly count: (filter: Filter<E, Sort>) => number
}

export type FilterOf<D> = D extends Filters<infer E, infer Sort> ? Filter<E, Sort> : never

interface FilterOptions<E extends Entries, Sort extends string> {
  readonly sorts?: readonly Sort[]
  /** Pairs of entries that are one filter: `['amountMin', 'amountMax']`. */
  readonly ranges?: readonly (readonly [keyof E & string, keyof E & string])[]
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * Declares the filters of a list once, for its address, its calls, the filter page, the count on the button and what
 * the device remembers (kit 2.2).
 */
export function defineFilters<const E extends Entries, const Sort extends string = never>(
  entries: E,
  { sorts = [], ranges = [] }: FilterOptions<E, Sort> = {},
): Filters<E, Sort> {
  const all = { ...entries, keyword: optional(v.string()), sort: v.optional(v.picklist(sorts)) }
  const second = new Set<string>(ranges.map(([, to]) => to))
  const firstOf = new Map<string, string>(ranges.map(([from, to]) => [to, from]))
  return {
    entries: all as unknown as E & Standing<Sort>,
    sorts,
    of(search) {
      const values = search as Record<string, unknown>
      const set = Object.keys(all).flatMap((name) => (isSet(values[name]) ? [[name, values[name]] as const] : []))
      return Object.fromEntries(set) as Filter<E, Sort>
    },
    toWire(filter) {
      const wire: Record<string, string | number> = {}
      for (const [name, value] of Object.entries(filter)) {
        if (!isSet(value)) continue
        const schema = (all as Entries)[name]
        const sent = schema && wires.has(schema) ? wires.get(schema)?.(value as never) : value
        if (Array.isArray(sent)) wire[name] = sent.join(',')
        else if (typeof sent === 'string' || typeof sent === 'number') wire[name] = sent
      }
      return wire
    },
    count(filter) {
      const values = filter as Record<string, unknown>
      const isOn = (name: string) => isSet(values[name])
      return Object.keys(entries).filter((name) => {
        const from = firstOf.get(name)
        return isOn(name) && !(second.has(name) && from !== undefined && isOn(from))
      }).length
    },
  }
}
