import { joinList } from '#src/wire'
import type { PluginDev, SimContext, SimHandler, Wire } from '../contract'
import { EMPLOYEES } from '../core/employees'
import { HERE } from '../world'
import { samplesOf, tried } from './personas'
import type { SimList } from './simList'
import { jsonOf, simulate } from './simulate'
import type { SimFilter } from './where'

/** Everybody stands somewhere: what goes by distance has something to go by. */
const STANDING: Wire = { lng: String(HERE.lng), lat: String(HERE.lat) }
const PAGE = 20
/** Records and values that are tried of each. */
const MOST_RECORDS = 200
const MOST_VALUES = 6

// biome-ignore lint/suspicious/noExplicitAny: records of any kind
type AnyRecord = any
type AnyList = SimList<AnyRecord>

/** Somebody to whom the list shows something, and what. */
interface Reader {
  readonly context: SimContext
  readonly all: readonly AnyRecord[]
}

function readersOf(dev: PluginDev, list: AnyList): Reader[] {
  const sim = simulate(dev)
  return EMPLOYEES.flatMap(({ loginName }) => {
    const context = sim.context(loginName)
    const found = tried(() => list.find(STANDING, context))
    return 'value' in found && found.value.length > 0 ? [{ context, all: found.value }] : []
  })
}

/** The first page is what the area's own call reads: 20 rows in their order, with the counts of the tabs. */
function pageProblems(list: AnyList, { context, all }: Reader, { call }: SimHandler): string[] {
  const ask = (wire: Wire) => jsonOf(list.page({ ...STANDING, ...wire }, context))
  const first = ask({ pageNum: '1', pageSize: String(PAGE) })
  const rows = list.ordered(STANDING, context).slice(0, PAGE)
  const shown = jsonOf(rows.map((row) => list.options.row(row, context, STANDING)))
  const miscounted = Object.keys(list.options.tabs ?? {}).filter(
    (tab) => first.counts?.[tab] !== list.find({ ...STANDING, tab }, context).length,
  )
  return [
    ...readProblems(call, first),
    ...(all.every((record) => list.records.sees(record, context)) ? [] : ['shows what its reader may not see']),
    ...(first.total === all.length ? [] : ['the total is not what is found']),
    ...(JSON.stringify(first.list) === JSON.stringify(shown) ? [] : ['the first page does not hold the first rows']),
    ...miscounted.map((tab) => `tab ${tab}: counted wrongly`),
    ...(ask({ pageNum: '2' }).counts === undefined ? [] : ['counts come with page 1 only']),
    ...(refuses(() => ask({ sort: '?' })) ? [] : ['a sort that is none is not refused']),
  ]
}

function readProblems(call: SimHandler['call'], answer: unknown): string[] {
  try {
    call.response(answer)
    return []
  } catch (error) {
    return [`its own call does not read the answer: ${error instanceof Error ? error.message : error}`]
  }
}

function refuses(run: () => unknown): boolean {
  const result = tried(run)
  return 'refusal' in result && result.refusal.code === 4000
}

/** The end of a range that a parameter's name promises. */
function boundOf(field: string): SimFilter<AnyRecord>['bound'] {
  return /(Min|From)$|^from$/.test(field) ? 'least' : /(Max|To)$|^to$/.test(field) ? 'most' : undefined
}

/** Each filter finds the records that have its value, and narrows for somebody. */
function filterProblems(list: AnyList, readers: readonly Reader[]): string[] {
  return Object.entries(list.options.filters ?? {}).flatMap(([field, { finds, bound }]) => {
    if (!finds) return [`filter ${field}: say which value finds a record (finds)`]
    const promised = boundOf(field)
    if (bound && promised && bound !== promised) return [`filter ${field}: its name promises another end of the range`]
    for (const { context, all } of readers) {
      const byValue = new Map(samplesOf(all, MOST_RECORDS).map((record) => [finds(record, context, STANDING), record]))
      byValue.delete(undefined)
      const values = [...byValue].slice(0, MOST_VALUES)
      const founds = values.map(([value]) => list.find({ ...STANDING, [field]: value }, context))
      const missed = values.find(([, record], index) => !founds[index]?.includes(record))
      if (missed) return [`filter ${field}=${missed[0]}: misses a record that has it`]
      if (founds.some((found) => found.length < all.length)) return []
    }
    return [`filter ${field}: narrows nothing that the seed holds`]
  })
}

type Key = number | string | undefined

/** Keys rise, or fall when turned; those without one come last either way. */
function stand(keys: readonly Key[], sign: 1 | -1): boolean {
  const known = keys.indexOf(undefined)
  const [own, rest] = known < 0 ? [keys, []] : [keys.slice(0, known), keys.slice(known)]
  if (rest.some((key) => key !== undefined)) return false
  return own.every((key, index) => {
    const before = own[index - 1]
    if (key === undefined || before === undefined || key === before) return true
    return sign === 1 ? before < key : before > key
  })
}

/** Each sort orders the rows, both ways, and somebody sees rows that differ in it. */
function sortProblems(list: AnyList, readers: readonly Reader[]): string[] {
  return Object.entries(list.options.sorts ?? {}).flatMap(([sort, keyOf]) => {
    for (const { context } of readers) {
      const keysOf = (order: string) => {
        const wire = { ...STANDING, sort, order }
        return list.ordered(wire, context).map((record): Key => keyOf(record, context, wire))
      }
      const keys = keysOf('asc')
      if (!stand(keys, 1) || !stand(keysOf('desc'), -1)) return [`sort ${sort}: the rows do not stand by it`]
      if (new Set(keys).size > 1) return []
    }
    return [`sort ${sort}: all that the seed holds is alike`]
  })
}

/** Each facet says how many its value would find. */
function facetProblems(list: AnyList, { context }: Reader): string[] {
  return Object.entries(list.facets(STANDING, context)).flatMap(([field, values]) =>
    Object.entries(values)
      .slice(0, MOST_VALUES)
      .filter(([value, n]) => list.find({ ...STANDING, [field]: joinList([value]) }, context).length !== n)
      .map(([value]) => `facet ${field}=${value}: counted wrongly`),
  )
}

function keywordProblems(list: AnyList, { context, all }: Reader): string[] {
  const { keyword } = list.options
  if (!keyword) return []
  const text = all.flatMap((record) => keyword(record)).find((each) => each !== undefined && each.length > 2)
  if (text === undefined) return ['keyword: the seed holds no text']
  const found = list.find({ ...STANDING, keyword: text.slice(0, -1).toUpperCase() }, context)
  const has = found.some((record) => keyword(record).includes(text))
  return has ? [] : ['keyword: does not find a part of a text']
}

/** What is wrong with the lists of an area, against its seed: one line each. */
export function listProblems(dev: PluginDev): string[] {
  return dev.handlers.flatMap((handler) => {
    const { list, call } = handler
    if (!list) return []
    const readers = readersOf(dev, list).sort((a, b) => b.all.length - a.all.length)
    const [reader] = readers
    const problems = reader
      ? [
          ...pageProblems(list, reader, handler),
          ...filterProblems(list, readers),
          ...sortProblems(list, readers),
          ...facetProblems(list, reader),
          ...keywordProblems(list, reader),
        ]
      : ['shows nobody a row']
    return problems.map((problem) => `${call.id}: ${problem}`)
  })
}
