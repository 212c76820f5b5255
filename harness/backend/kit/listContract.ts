import { describeSchemaError, joinList } from '#base/wire'
import type { PluginDev, SimContext, SimHandler, Wire } from '../contract'
import { EMPLOYEES } from '../core/employees'
import { HERE } from '../world'
import { worldDev } from '../world/dev'
import { type DeclaredList, declaredBy } from './declared'
import { samplesOf, tried } from './personas'
import type { SimList } from './simList'
import { simulate } from './simulate'
import { jsonOf } from './travel'
import type { SimFilter } from './where'

/** A position for every request, for sorts and filters by distance. */
const STANDING: Wire = { lng: String(HERE.lng), lat: String(HERE.lat) }
const PAGE = 20
/** Limits of the records and values tried for each filter. */
const MOST_RECORDS = 200
const MOST_VALUES = 6

// biome-ignore lint/suspicious/noExplicitAny: records of any kind
type AnyRecord = any
type AnyList = SimList<AnyRecord>

/** An employee for whom the list is not empty, with all its records. */
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

/**
 * The first page: readable by the area's own call, 20 rows in order, total and counts by tab; invalid sorts are
 * refused.
 */
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
    ...(all.every((record) => list.records.sees(record, context))
      ? []
      : ['contains records that the reader may not see']),
    ...(first.total === all.length ? [] : ['the total is not the number of records found']),
    ...(JSON.stringify(first.list) === JSON.stringify(shown) ? [] : ['the first page does not contain the first rows']),
    ...miscounted.map((tab) => `tab ${tab}: counted wrongly`),
    ...(ask({ pageNum: '2' }).counts === undefined ? [] : ['page 2 has counts']),
    ...['?', '__proto__', 'constructor'].flatMap((name) =>
      refuses(() => ask({ sort: name })) && refuses(() => ask({ tab: name }))
        ? []
        : [`the sort or tab ${name} is not refused`],
    ),
  ]
}

function readProblems(call: SimHandler['call'], answer: unknown): string[] {
  try {
    call.response(answer)
    return []
  } catch (error) {
    return [`its own call cannot parse the answer: ${describeSchemaError(error) ?? error}`]
  }
}

function refuses(run: () => unknown): boolean {
  const result = tried(run)
  return 'refusal' in result && result.refusal.code === 4000
}

/** Stands for all fields of a request that is read as a whole (`...rest`). */
const ALL = '*'

const isEmpty = (answer: unknown) => {
  const list = Array.isArray(answer) ? answer : Object(answer).list
  return Array.isArray(list) && list.length === 0
}

/** A request whose fields, once read, are in `read`. */
const watched = (wire: Wire, read: Set<string>): Record<string, unknown> =>
  new Proxy(
    { ...wire },
    {
      get(target, name) {
        read.add(String(name))
        return Reflect.get(target, name)
      },
      ownKeys(target) {
        read.add(ALL)
        return Reflect.ownKeys(target)
      },
    },
  )

/** Parameters that the list reads to find a page, and those that its handler reads beside it. */
function readBy(list: AnyList, { run }: SimHandler, { context, all: [record] }: Reader): ReadonlySet<string> {
  const read = new Set<string>()
  tried(() => list.page(watched(STANDING, read), context))
  // What the handler requires, such as the company of the list, is that of a record.
  const fields = Object.entries<unknown>(record).filter(([name]) => !(name in (list.options.filters ?? {})))
  tried(() => run(watched({ ...Object.fromEntries(fields), ...STANDING }, read), context))
  return read
}

/** Every value that the call may send is accepted by somebody's request. */
function refusedProblems({ fields, wireOf }: DeclaredList, isRefused: (wire: Wire) => boolean): string[] {
  return Object.entries(fields).flatMap(([field, words]) =>
    words
      .filter((word) =>
        [word, [word]].some((value) => {
          const wire = wireOf({ [field]: value })
          return wire && isRefused(wire)
        }),
      )
      .map(
        (word) => `filter ${field}: refuses '${word}', which the call declares: add it to the codes of the simulator`,
      ),
  )
}

/** Records of each kind whose fields complete the request of a handler without a list. */
const MOST_TRIED = 4

/**
 * The filters of a call that its handler answers without a list, such as from a table in memory, are read by it, with
 * all their values.
 * Nothing is said of a handler that refuses all requests that can be made up or finds nothing for them, reads them as a
 * whole, or whose call renames what it sends.
 */
function unreadProblems(dev: PluginDev, { call, run }: SimHandler): string[] {
  const declared = declaredBy(call)
  const { fields, optional, hasKeyword, wireOf } = declared
  const filters = [...optional, ...(hasKeyword ? ['keyword'] : [])].filter((name) => !(name in STANDING))
  if (call.declaration.method !== 'GET' || filters.length === 0) return []
  const sim = simulate(dev)
  const records = [...dev.kinds, ...worldDev.kinds].flatMap((kind) =>
    samplesOf([...sim.store.table(kind).values()], MOST_TRIED),
  )
  const read = new Set<string>()
  const accepted: ((wire: Wire) => unknown)[] = []
  let isFound = false
  for (const { loginName } of EMPLOYEES) {
    const context = sim.context(loginName)
    for (const record of [{}, ...records]) {
      const given = Object.entries(record).filter(([name]) => !filters.includes(name))
      const own = new Set<string>()
      const ask = (wire: Wire | undefined) =>
        run(watched({ ...Object.fromEntries(given), ...STANDING, ...wire }, own), context)
      const answer = tried(() => ask(wireOf({})))
      if (!('value' in answer)) continue
      accepted.push(ask)
      for (const name of own) read.add(name)
      isFound ||= !isEmpty(answer.value)
    }
  }
  const isRenamed = Object.keys(fields).some((name) => !optional.includes(name) && !read.has(name))
  if (!isFound || isRenamed || read.has(ALL)) return []
  const travels = (name: string) => {
    const values: readonly unknown[] = [...(fields[name] ?? []), '1', 1, true]
    const wires = values.map((value) => wireOf({ [name]: value })).filter((wire) => wire !== undefined)
    return wires.length === 0 || wires.some((wire) => name in wire)
  }
  const unread = filters.filter((name) => !read.has(name) && travels(name))
  return [
    ...unread.map((name) => `filter ${name}: the call declares it, but its handler never reads it`),
    ...refusedProblems(declared, (wire) => accepted.every((ask) => refuses(() => ask(wire)))),
  ]
}

const LOST = 'the call declares it, but the simulator does not know it: add it to'
const ODD = 'the simulator has it, but the call does not declare it: delete it, or add it to'

/**
 * Call and simulator have the same filters, sorts and tabs; every value that the call may send is accepted. Figures
 * over a list have its filters, and neither order nor tabs.
 */
function declaredProblems(list: AnyList, readers: readonly Reader[], handler: SimHandler): string[] {
  const { call } = handler
  const { filters = {}, sorts = {}, tabs = {}, usual, keyword } = list.options
  const whole = declaredBy(call)
  const { fields, hasKeyword, ...declared } = whole
  const read = new Set(readers.flatMap((reader) => [...readBy(list, handler, reader)]))
  const inPath = call.declaration.path.match(/(?<=\{)\w+/g) ?? []
  const lines = (what: string, names: readonly string[], known: readonly string[], advice: string) =>
    names.filter((name) => !known.includes(name)).map((name) => `${what} ${name}: ${advice}`)
  const refused = refusedProblems(whole, (wire) =>
    readers.every(({ context }) => refuses(() => list.page({ ...STANDING, ...wire }, context))),
  )
  return [
    ...lines('filter', Object.keys(fields), [...read, ...inPath], `${LOST} filters of its listHandler`),
    ...lines('filter', Object.keys(filters), Object.keys(fields), `${ODD} defineFilters`),
    ...(handler.over
      ? []
      : [
          ...lines('sort', declared.sorts, Object.keys(sorts), `${LOST} sorts of its listHandler`),
          ...lines('sort', Object.keys(sorts), [...declared.sorts, usual ?? ''], `${ODD} sorts of defineFilters`),
          ...lines('tab', declared.tabs, Object.keys(tabs), `${LOST} tabs of its listHandler`),
          ...lines('tab', Object.keys(tabs), declared.tabs, `${ODD} the request of the call`),
        ]),
    ...(hasKeyword && !keyword ? [`keyword: ${LOST} its listHandler, as keyword: ({ name }) => [name]`] : []),
    ...refused,
  ]
}

/** The end of a range that a parameter's name suggests. */
function boundOf(field: string): SimFilter<AnyRecord>['bound'] {
  return /(Min|From)$|^from$/.test(field) ? 'least' : /(Max|To)$|^to$/.test(field) ? 'most' : undefined
}

/** Each filter finds the records that have its value, and reduces the list of at least one reader. */
function filterProblems(list: AnyList, readers: readonly Reader[]): string[] {
  return Object.entries(list.options.filters ?? {}).flatMap(([field, { finds, bound }]) => {
    if (!finds) return [`filter ${field}: finds is missing`]
    const promised = boundOf(field)
    if (bound && promised && bound !== promised)
      return [`filter ${field}: its name suggests the other end of the range`]
    for (const { context, all } of readers) {
      const byValue = new Map(samplesOf(all, MOST_RECORDS).map((record) => [finds(record, context, STANDING), record]))
      byValue.delete(undefined)
      const values = [...byValue].slice(0, MOST_VALUES)
      const founds = values.map(([value]) => list.find({ ...STANDING, [field]: value }, context))
      const missed = values.find(([, record], index) => !founds[index]?.includes(record))
      if (missed) return [`filter ${field}=${missed[0]}: does not find a record that has the value`]
      if (founds.some((found) => found.length < all.length)) return []
    }
    return [
      `filter ${field}: does not reduce the list of any reader of the seed: seed records that a reader sees without it`,
    ]
  })
}

type Key = number | string | undefined

/** True if keys ascend (`sign` 1) or descend (−1) with undefined ones last. */
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

/** Each sort orders the rows in both directions, and at least one reader has rows with different keys. */
function sortProblems(list: AnyList, readers: readonly Reader[]): string[] {
  return Object.entries(list.options.sorts ?? {}).flatMap(([sort, keyOf]) => {
    for (const { context } of readers) {
      const keysOf = (order: string) => {
        const wire = { ...STANDING, sort, order }
        return list.ordered(wire, context).map((record): Key => keyOf(record, context, wire))
      }
      const keys = keysOf('asc')
      if (!stand(keys, 1) || !stand(keysOf('desc'), -1)) return [`sort ${sort}: rows are not in its order`]
      if (new Set(keys).size > 1) return []
    }
    return [`sort ${sort}: all records of the seed have the same key`]
  })
}

/** Each facet equals the number of records its value finds. */
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
  const text = all
    .flatMap((record) => keyword(record, context, {}))
    .find((each) => each !== undefined && each.length > 2)
  if (text === undefined) return ['keyword: the seed has no text to search']
  const found = list.find({ ...STANDING, keyword: text.slice(0, -1).toUpperCase() }, context)
  const has = found.some((record) => keyword(record, context, {}).includes(text))
  return has ? [] : ['keyword: does not find part of a text']
}

/** Checks an area's lists against its seed; returns one line per problem. */
export function listProblems(dev: PluginDev): string[] {
  return dev.handlers.flatMap((handler) => {
    const { call, over, list = over } = handler
    if (!list) return unreadProblems(dev, handler).map((problem) => `${call.id}: ${problem}`)
    const readers = readersOf(dev, list).sort((a, b) => b.all.length - a.all.length)
    const [reader] = readers
    if (reader && over) return declaredProblems(over, readers, handler).map((problem) => `${call.id}: ${problem}`)
    const problems = reader
      ? [
          ...declaredProblems(list, readers, handler),
          ...pageProblems(list, reader, handler),
          ...filterProblems(list, readers),
          ...sortProblems(list, readers),
          ...facetProblems(list, reader),
          ...keywordProblems(list, reader),
        ]
      : ['is empty for every employee']
    return problems.map((problem) => `${call.id}: ${problem}`)
  })
}
