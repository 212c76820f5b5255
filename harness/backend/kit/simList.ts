import { type SimContext, SimRefusal, type Wire } from '../contract'
import { refusal } from './refuse'
import type { SimRecords, Versioned } from './simRecords'
import type { SimFilter, SimTest } from './where'

/** Sort key of a record, smallest first (negate it for largest first); records without a key are last. */
export type SimSort<T> = (record: T, context: SimContext, wire: Wire) => number | string | undefined

export interface ListOptions<T> {
  /** Limits the list itself, independent of filters; default: all visible records. */
  readonly only?: (context: SimContext, wire: Wire) => SimTest<T>
  /**
   * Given the request, for one that finds more where a filter names it; counts are those of a request without filters.
   */
  readonly tabs?: Readonly<Record<string, (record: T, context: SimContext, wire: Wire) => boolean>>
  /** Texts that `keyword` searches, as far as the reader may see them. */
  readonly keyword?: (record: T, context: SimContext, wire: Wire) => readonly (string | undefined)[]
  /** Each word of `keyword` must occur in one of its texts; default: all of it in one of them. */
  readonly byWords?: boolean
  /** By request parameter. */
  readonly filters?: Readonly<Record<string, SimFilter<T>>>
  readonly sorts?: Readonly<Record<string, SimSort<T>>>
  /** Default sort; without it, the order of the store. */
  readonly usual?: string
  readonly row: (record: T, context: SimContext, wire: Wire) => object
  /** Further fields of page 1 over all found records, e.g. `sum`. */
  readonly around?: (found: readonly T[], context: SimContext, wire: Wire) => object
}

/** A list as used by its handler; figures and the contract test use the parts. */
export interface SimList<T extends Versioned> {
  readonly records: SimRecords<T>
  readonly options: ListOptions<T>
  /** All records that a request finds, in the order of the store. */
  find(wire: Wire, context: SimContext): T[]
  /** The same, sorted as requested. */
  ordered(wire: Wire, context: SimContext): T[]
  /** Number of records by filter and value, each with all other filters applied. */
  facets(wire: Wire, context: SimContext): Record<string, Record<string, number>>
  /** `{ list, total }`; page 1 also has `counts` by tab, the fields of `around`, and `facets` if requested. */
  page(wire: Wire, context: SimContext): object
}

/** Maximum rows of a page. */
const MOST_ROWS = 100
const USUAL_ROWS = 20

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** The message is for developers, who read it in the log of the harness. */
function invalid(field: string, value: string) {
  return new SimRefusal(4000, `The simulator does not know ${field} '${value}'.`, { fields: { [field]: 'invalid' } })
}

/** Tests of the filters that a request sets, with their parameters. */
function testsOf<T>(filters: Readonly<Record<string, SimFilter<T>>>, wire: Wire, context: SimContext) {
  return Object.entries(filters).flatMap(([field, filter]) => {
    const value = textOf(wire[field])
    if (value === '') return []
    const test = filter(value, context, wire)
    if (!test) throw invalid(field, value)
    return [{ field, test }]
  })
}

function keywordTest<T>(
  { keyword: texts, byWords }: Pick<ListOptions<T>, 'keyword' | 'byWords'>,
  wire: Wire,
  context: SimContext,
): SimTest<T> | undefined {
  const keyword = textOf(wire.keyword).trim().toLowerCase()
  if (keyword === '' || !texts) return undefined
  const words = byWords ? keyword.split(/\s+/) : [keyword]
  return (record) => {
    const all = texts(record, context, wire).map((text) => text?.toLowerCase())
    return words.every((word) => all.some((text) => text?.includes(word)))
  }
}

/** The requested page; `pageNum` starts at 1. */
export function pageOf<T>(items: readonly T[], { pageNum, pageSize }: Wire): T[] {
  const size = Math.min(MOST_ROWS, Math.max(1, Number(pageSize) || USUAL_ROWS))
  const first = (Math.max(1, Number(pageNum) || 1) - 1) * size
  return items.slice(first, first + size)
}

/** The rows after the cursor of an export, in the order of their ids. */
function followingOf<T>(items: readonly T[], idOf: (item: T) => string, { after, pageSize }: Wire): T[] {
  const rest = items.filter((item) => idOf(item) > textOf(after))
  return pageOf(sortBy(rest, idOf, false), { pageSize })
}

function compare(a: number | string, b: number | string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Stable sort by key, descending if `isTurned`; records without a key are last either way. */
function sortBy<T>(records: readonly T[], key: (record: T) => number | string | undefined, isTurned: boolean): T[] {
  const keyed: { readonly record: T; readonly key: number | string }[] = []
  const rest: T[] = []
  for (const record of records) {
    const own = key(record)
    if (own === undefined) rest.push(record)
    else keyed.push({ record, key: own })
  }
  keyed.sort(isTurned ? (a, b) => compare(b.key, a.key) : (a, b) => compare(a.key, b.key))
  return [...keyed.map(({ record }) => record), ...rest]
}

/** Creates a list with tabs, filters, sorts and pages (domain/gaps.md 'Lists'). */
export function simList<T extends Versioned>(records: SimRecords<T>, options: ListOptions<T>): SimList<T> {
  const { tabs = {}, filters = {}, sorts = {}, usual } = options

  function tabTest(wire: Wire, context: SimContext): SimTest<T> | undefined {
    const name = textOf(wire.tab)
    if (name === '') return undefined
    const tab = Object.hasOwn(tabs, name) ? tabs[name] : undefined
    if (!tab) throw invalid('tab', name)
    return (record) => tab(record, context, wire)
  }

  /** Conditions independent of the filters: the list itself and visibility. */
  function groundOf(wire: Wire, context: SimContext): SimTest<T>[] {
    const sees: SimTest<T> = (record) => records.sees(record, context)
    const only = options.only?.(context, wire)
    return only ? [only, sees] : [sees]
  }

  function select(tests: readonly SimTest<T>[], context: SimContext): T[] {
    const found: T[] = []
    each: for (const record of context.store.table(records.kind).values()) {
      for (const test of tests) if (!test(record)) continue each
      found.push(record)
    }
    return found
  }

  function chosen(wire: Wire, context: SimContext): SimTest<T>[] {
    return [tabTest(wire, context), keywordTest(options, wire, context)].filter((test) => test !== undefined)
  }

  const find: SimList<T>['find'] = (wire, context) => {
    const own = testsOf(filters, wire, context).map(({ test }) => test)
    return select([...groundOf(wire, context), ...own, ...chosen(wire, context)], context)
  }

  const order = (found: readonly T[], wire: Wire, context: SimContext): readonly T[] => {
    const name = textOf(wire.sort) || usual
    const turn = textOf(wire.order)
    if (!['', 'asc', 'desc'].includes(turn)) throw invalid('order', turn)
    if (name === undefined) return found
    const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (!sort) throw invalid('sort', name)
    return sortBy(found, (record) => sort(record, context, wire), turn === 'desc')
  }

  /** Number of records in each tab, without filters. */
  function counts(wire: Wire, context: SimContext): Record<string, number> {
    const names = Object.keys(tabs)
    const result = Object.fromEntries(names.map((name) => [name, 0]))
    for (const record of select(groundOf(wire, context), context)) {
      for (const name of names) if (tabs[name]?.(record, context, {})) result[name] = (result[name] ?? 0) + 1
    }
    return result
  }

  const facets: SimList<T>['facets'] = (wire, context) => {
    const own = testsOf(filters, wire, context)
    const result: Record<string, Record<string, number>> = {}
    const counted = Object.entries(filters).flatMap(([field, { facet }]) => (facet ? [{ field, facet }] : []))
    for (const { field } of counted) result[field] = {}
    for (const record of select([...groundOf(wire, context), ...chosen(wire, context)], context)) {
      const failed = own.filter(({ test }) => !test(record))
      // A record that fails two filters is counted in no facet.
      if (failed.length > 1) continue
      for (const { field, facet } of counted) {
        if (failed[0] && failed[0].field !== field) continue
        const values = facet(record, context)
        const into = result[field] ?? {}
        for (const value of values === undefined ? [] : typeof values === 'string' ? [values] : values) {
          into[value] = (into[value] ?? 0) + 1
        }
      }
    }
    return result
  }

  /** Who has the right nowhere, and sees nothing otherwise, is refused rather than shown an empty list. */
  function refuseStranger(context: SimContext): void {
    const { right } = records
    const isStranger = !context.can(right, context.employee.orgCode, 'own') && records.all(context).next().done
    if (isStranger) throw refusal(4003, { right })
  }

  const page: SimList<T>['page'] = (wire, context) => {
    refuseStranger(context)
    const found = find(wire, context)
    const ordered = order(found, wire, context)
    const rows = wire.after === undefined ? pageOf(ordered, wire) : followingOf(found, records.kind.id, wire)
    const isFirst = (Number(wire.pageNum) || 1) === 1
    return {
      list: rows.map((record) => options.row(record, context, wire)),
      total: found.length,
      ...(isFirst && options.tabs && { counts: counts(wire, context) }),
      ...(isFirst && options.around?.(found, context, wire)),
      ...(isFirst && wire.facets !== undefined && { facets: facets(wire, context) }),
    }
  }

  return {
    records,
    options,
    find,
    ordered: (wire, context) => [...order(find(wire, context), wire, context)],
    facets,
    page,
  }
}
