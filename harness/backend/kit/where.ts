import * as v from 'valibot'
import { asDay, type Day, days, momentOf } from '#base/calendar'
import { type Codes, joinList, list } from '#base/wire'
import type { SimContext, Wire } from '../contract'

/** Condition of a filter. */
export type SimTest<T> = (record: T) => boolean

/**
 * A filter: parses the transmitted value once and returns the condition; undefined for an invalid value (refused with
 * 4000).
 */
export interface SimFilter<T> {
  (value: string, context: SimContext, wire: Wire): SimTest<T> | undefined
  /** Values to count for facets, as transmitted. */
  readonly facet?: (record: T, context: SimContext) => string | readonly string[] | undefined
  /** For the contract test: a value that finds this record. */
  readonly finds?: (record: T, context: SimContext, wire: Wire) => string | undefined
  /** Set by filters that are one end of a range. */
  readonly bound?: 'least' | 'most'
}

type Of<T, V> = (record: T, context: SimContext) => V | undefined
type Several<W extends string> = W | readonly W[]

const first = (value: Several<string> | undefined) => (typeof value === 'object' ? value[0] : value)

/** The record has one of the values (comma-separated). `codes` maps them if the record stores words. */
function oneOf<T, W extends string>(
  of: (record: T, context: SimContext) => Several<W> | undefined,
  codes?: Codes<W>,
): SimFilter<T> {
  const wireOf = (word: W) => (codes ? codes.toWire(word) : word)
  const facet: SimFilter<T>['facet'] = (record, context) => {
    const own = of(record, context)
    return typeof own === 'object' ? own.map(wireOf) : own === undefined ? undefined : wireOf(own)
  }
  const filter: SimFilter<T> = (value, context) => {
    const wanted = new Set<string>()
    for (const code of v.parse(list, value)) {
      const word = codes ? codes.fromWire(code) : code
      if (word === undefined) return undefined
      wanted.add(word)
    }
    return (record) => {
      const own = of(record, context)
      if (own === undefined) return false
      return typeof own === 'string' ? wanted.has(own) : own.some((each) => wanted.has(each))
    }
  }
  return Object.assign(filter, {
    facet,
    finds: (record: T, context: SimContext) => {
      const own = first(facet(record, context))
      return own === undefined ? undefined : joinList([own])
    },
  })
}

/** The record's code equals one of the codes or is below it: 4406 ⊃ 440605; `00`, the whole group, contains all. */
function below<T>(of: Of<T, string>): SimFilter<T> {
  const filter: SimFilter<T> = (value, context) => {
    // Trailing zeros of a division mean everything below it: 440600.
    const prefixes = v.parse(list, value).map((code) => code.replace(/^((?:\d\d)*?)(?:00)+$/, '$1'))
    return (record) => {
      const own = of(record, context)
      return own !== undefined && prefixes.some((prefix) => own.startsWith(prefix))
    }
  }
  return Object.assign(filter, { finds: of })
}

/** The interval that a number, moment, day or month covers. ms for times */
type Bound = readonly [from: number, to: number]

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const MOMENT = /^\d{4}-\d\d-\d\dT/

function dayBound(from: Day, last: Day): Bound {
  return [momentOf(from).getTime(), momentOf(days.add(last, 1)).getTime() - 1]
}

/** Parses a bound; days and months are in +08:00 and fully included. */
function boundOf(value: string): Bound | undefined {
  const day = asDay(value) ?? (MONTH.test(value) ? asDay(`${value}-01`) : undefined)
  if (day) return dayBound(day, MONTH.test(value) ? days.monthEnd(day) : day)
  const number = MOMENT.test(value) ? Date.parse(value) : value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? [number, number] : undefined
}

function bounded<T>(of: Of<T, number | string>, end: 'least' | 'most'): SimFilter<T> {
  // 'least' compares the starts of both intervals, 'most' their ends.
  const side = end === 'least' ? 0 : 1
  const filter: SimFilter<T> = (value, context) => {
    const bound = boundOf(value)?.[side]
    if (bound === undefined) return undefined
    return (record) => {
      const own = of(record, context)
      const at = typeof own === 'string' ? boundOf(own)?.[side] : own
      return at !== undefined && (end === 'least' ? at >= bound : at <= bound)
    }
  }
  const finds = (record: T, context: SimContext) => {
    const own = of(record, context)
    return own === undefined ? undefined : String(own)
  }
  return Object.assign(filter, { finds, bound: end })
}

/** The record's number, day or moment is at or after the given one; records without it are not found. */
const least = <T>(of: Of<T, number | string>) => bounded(of, 'least')

/** … is at or before it; a given day or month is fully included. */
const most = <T>(of: Of<T, number | string>) => bounded(of, 'most')

/** A flag, `1`: the record passes the condition. */
function is<T>(test: (record: T, context: SimContext) => boolean): SimFilter<T> {
  const filter: SimFilter<T> = (value, context) => (value === '1' ? (record) => test(record, context) : undefined)
  const finds = (record: T, context: SimContext) => (test(record, context) ? '1' : undefined)
  return Object.assign(filter, { finds })
}

/** Factories of filters. */
export const where = { oneOf, below, least, most, is }
