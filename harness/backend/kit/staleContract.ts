import * as v from 'valibot'
import { type Query, responseOf } from '#kit/records'
import type { Core, StoreToken } from '#platform/core'
import type { Http } from '#platform/http'
import type { Plugin } from '#platform/plugin'
import { type PluginDev, type SimContext, SimRefusal, type Wire } from '../contract'
import { personasOf, samplesOf } from './personas'
import { simCore } from './simCore'
import { type Simulation, simulate } from './simulate'
import { jsonOf } from './travel'

/** Records of a kind among which one is looked for that a move can be made with. */
const MOST_RECORDS = 24
/** Records of a move that are tried. */
const MOST_TRIES = 6
/** Ids as they stand in records: `V-000001`. */
const IDS = /"([A-Z]{1,3}-\d+)"/g

/** The list of a tab without filter. */
const wholeTab = (tab: string) => ({ tab, filter: {} })

/** Data that a screen has loaded and may show again. */
interface View {
  readonly name: string
  load(): Promise<unknown>
  /** As a screen shows it that is opened again: refetched where it was invalidated. */
  shown(): Promise<unknown>
  /** As the back end has it now. */
  fresh(): Promise<unknown>
}

/** The figures of a list must be those of now, and so must its rows; these keep their places until it is reloaded. */
const asListed = v.object({
  figures: v.unknown(),
  rows: v.record(v.string(), v.object({ row: v.record(v.string(), v.unknown()), given: v.array(v.string()) })),
})

function isSame(shown: unknown, fresh: unknown): boolean {
  const [before, now] = [v.safeParse(asListed, shown), v.safeParse(asListed, fresh)]
  if (!before.success || !now.success) return same(shown, fresh)
  // A move may give a row fields that it had not, and take others from it.
  const rows = Object.entries(before.output.rows).every(([id, old]) => {
    const fresh = now.output.rows[id]
    return !fresh || [...old.given, ...fresh.given].every((key) => same(old.row[key], fresh.row[key]))
  })
  return rows && same(before.output.figures, now.output.figures)
}

interface Loaded {
  readonly value?: unknown
  need(): Promise<void>
  load(): Promise<void>
}
const isLoaded = (value: unknown): value is Loaded => isObject(value) && 'need' in value && 'load' in value

interface Opened {
  readonly state: string
  readonly main: Loaded
  readonly beside: object
  readonly parts: object
  readonly own: object
  open(): Promise<void>
}
interface OpenedRecords {
  of(id: string): Opened
}
const isOpened = (store: object): store is OpenedRecords => 'of' in store && 'applied' in store

interface Figures {
  readonly order: readonly string[]
  readonly sums: {
    of(query: object): unknown
    load(query: object, signal: AbortSignal): Promise<void>
    invalidate(): void
  }
}
const isFigures = (store: object): store is Figures => 'sums' in store && 'order' in store

interface Row {
  readonly id: string
}
interface RowsStore {
  readonly revision: number
  get(id: string): object | undefined
  putAll(rows: readonly Row[]): void
}
interface AreaList {
  readonly route: { readonly path: string }
  readonly rows: StoreToken<RowsStore>
  readonly tabs: readonly string[]
  readonly ofRecord?: boolean
  query(query: object, page: number, last: undefined): Query<{ readonly items: readonly Row[] }>
}

interface ScreenMove {
  readonly name: string
  may(core: Core, id: string): boolean
  run(core: Core, id: string, input: unknown): Promise<{ readonly kind: string; readonly error?: unknown }>
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isMove = (value: unknown): value is ScreenMove => isObject(value) && 'may' in value && 'isRunning' in value
const isList = (value: unknown): value is AreaList => isObject(value) && 'tabs' in value && 'prepare' in value
const isToken = (value: unknown): value is StoreToken => isObject(value) && 'create' in value && 'id' in value

/** Of data that this employee or record does not have. */
const FAILED = Symbol('failed')
const never = new AbortController().signal
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function loadedView(name: string, part: Loaded): View {
  return {
    name,
    load: () => part.need(),
    async shown() {
      await part.need()
      return part.value
    },
    async fresh() {
      await part.load()
      return part.value
    },
  }
}

/** The figures of a tab, without filter. */
function figuresView(name: string, { sums }: Figures, tab: string): View {
  const query = wholeTab(tab)
  const load = async () => {
    await sums.load(query, never)
    return sums.of(query)
  }
  return {
    name: `${name} ${tab}`,
    load,
    shown: load,
    fresh: () => {
      sums.invalidate()
      return load()
    },
  }
}

interface Page {
  readonly items: readonly Row[]
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * What a list shows: its figures, and each row with the fields that the list gave it; one that was read as a record has
 * more.
 */
function listed<P extends Page>({ items, ...figures }: P, rowOf: (row: Row) => object | undefined = (row) => row) {
  const rows = items.map((row) => {
    const given = Object.entries(row).flatMap(([key, value]) => (isEmpty(value) ? [] : key))
    return [row.id, { row: rowOf(row) ?? {}, given }] as const
  })
  return { figures, rows: Object.fromEntries(rows) }
}

/** The first page of a tab: rows, their number, figures. */
function listView(core: Core, list: AreaList, tab: string, of: string | undefined): View {
  const rows = core.store(list.rows)
  let seen: { readonly revision: number; readonly page: Page } | undefined
  const page = async () => (await responseOf(core, list.query({ ...wholeTab(tab), of }, 1, undefined))).value
  return {
    name: `list ${list.route.path} ${tab}`,
    async load() {
      const loaded = await page()
      rows.putAll(loaded.items)
      seen = { revision: rows.revision, page: loaded }
    },
    shown: async () =>
      seen?.revision === rows.revision ? listed(seen.page, ({ id }) => rows.get(id)) : listed(await page()),
    fresh: async () => listed(await page()),
  }
}

/** What screens of an area may have loaded that has to do with some records. */
async function viewsOf(core: Core, exported: ReadonlySet<unknown>, ids: readonly string[]): Promise<View[]> {
  const lists = [...exported].filter(isList).flatMap((list) => {
    const records = list.ofRecord ? ids : [undefined]
    return list.tabs.flatMap((tab) => records.map((of) => listView(core, list, tab, of)))
  })
  const stores = [...exported].filter(isToken).map((token) => ({ id: token.id, store: core.store(token) }))
  const figures = stores.flatMap(({ id, store }) =>
    isFigures(store) ? store.order.map((tab) => figuresView(id, store, tab)) : [],
  )
  const resources = stores.flatMap(({ id, store }) => (isLoaded(store) ? [loadedView(id, store)] : []))
  const records = await Promise.all(
    stores.flatMap(({ id, store }) => {
      if (!isOpened(store)) return []
      return ids.map(async (record) => {
        const open = store.of(record)
        await open.open()
        if (open.state !== 'ready') return []
        const parts = Object.entries({ main: open.main, ...open.beside, ...open.parts, ...open.own })
        return parts.flatMap(([name, part]) => (isLoaded(part) ? [loadedView(`${id} ${record} ${name}`, part)] : []))
      })
    }),
  )
  // Lists first: reading a record also renews its row.
  const views = [...lists, ...figures, ...resources, ...records.flat()]
  const loaded = await Promise.all(views.map((view) => view.load().catch(() => FAILED)))
  return views.filter((_, index) => loaded[index] !== FAILED)
}

/** Names of the views that still show what is no longer so. */
async function staleOf(views: readonly View[]): Promise<string[]> {
  // What a change has begun to reload.
  await new Promise((resolve) => setTimeout(resolve))
  const shown = []
  for (const view of views) shown.push(jsonOf(await view.shown()))
  const stale = []
  for (const [index, view] of views.entries()) {
    if (!isSame(shown[index], jsonOf(await view.fresh()))) stale.push(view.name)
  }
  return stale
}

/** A core whose next call can be answered otherwise: with the example of a move instead of what its form would send. */
function coreFor(sim: Simulation, plugin: Plugin, who: string) {
  const { core: plain } = simCore(sim, plugin, who)
  const next: { answer: ((...call: Parameters<Http>) => Promise<unknown>) | undefined } = { answer: undefined }
  const http: Http = async (call, request, options) => {
    const { answer } = next
    if (!answer) return plain.http(call, request, options)
    next.answer = undefined
    return (await answer(call, request, options)) as never
  }
  const nowhere: Core['offlineRecords'] = { remember: async () => undefined, recall: async () => undefined }
  return { core: simCore(sim, plugin, who, { http, offlineRecords: nowhere }).core, next }
}

/** Answers the call of a move: what the screen sends, where that is complete, else the simulator's example of it. */
function moveAnswer(dev: PluginDev, context: SimContext, move: string, id: string): Http {
  return async (call, request) => {
    const handler = dev.handlers.find((each) => each.call.id === call.id)
    if (!handler) throw new Error(`no handler for ${call.id}`)
    const run = async (wire: Wire) => call.response(jsonOf(await handler.run(wire, context)))
    try {
      return await run(jsonOf(call.request(request)))
    } catch (error) {
      const { moves: table, move: name = move, idName = 'id' } = handler
      const record = table && context.store.table(table.records.kind).get(id)
      if (!record) throw error
      const example = table.table[name]?.example?.(record, context)
      return run({ ...jsonOf(request), ...example, version: record.version, [idName]: id })
    }
  }
}

interface Try {
  readonly move: ScreenMove
  readonly who: string
  readonly id: string
}

/** Records that each move may be made with, by whom. */
async function triesOf(plugin: Plugin, dev: PluginDev, exported: ReadonlySet<unknown>): Promise<readonly Try[]> {
  const moves = [...exported].filter(isMove)
  const tries: Try[] = []
  const tables = new Set(dev.handlers.flatMap(({ moves: table }) => table ?? []))
  for (const who of personasOf(dev)) {
    const sim = simulate(dev)
    const { core } = coreFor(sim, plugin, who)
    const records = [...exported]
      .filter(isToken)
      .map((token) => core.store(token))
      .filter(isOpened)
    for (const { records: kept } of tables) {
      for (const record of samplesOf([...kept.all(sim.context(who))], MOST_RECORDS)) {
        const id = kept.kind.id(record)
        const wanted = moves.filter((move) => tries.filter((each) => each.move === move).length < MOST_TRIES)
        if (wanted.length === 0) return tries
        await Promise.all(records.map((store) => store.of(id).open()))
        for (const move of wanted) if (move.may(core, id)) tries.push({ move, who, id })
      }
    }
  }
  return tries
}

const idsIn = (value: unknown) => [...JSON.stringify(value ?? null).matchAll(IDS)].map(([, id = '']) => id)

/** Of a refusal its code and data, which name the fields. */
const wordsOf = (error: unknown) =>
  error instanceof SimRefusal ? `refused ${error.code} ${JSON.stringify(error.data ?? {})}` : String(error)

/**
 * Loads what screens of an area may show, makes each of its moves and submits, and compares what they then show with
 * the back end: what is neither refetched nor changed is stale. Returns one line per problem. `modules`: those of the
 * area that define lists, records and moves.
 */
export async function staleProblems(plugin: Plugin, dev: PluginDev, modules: readonly object[]): Promise<string[]> {
  const tokens = (await dev.stores?.())?.default ?? []
  const exported = new Set<unknown>([...modules.flatMap((module) => Object.values(module)), ...tokens])
  const problems = new Set<string>()
  const undone = new Map<ScreenMove, string>()
  const done = new Set<ScreenMove>()
  for (const { move, who, id } of await triesOf(plugin, dev, exported)) {
    if (done.has(move)) continue
    const sim = simulate(dev)
    const { core, next } = coreFor(sim, plugin, who)
    const found = [...exported]
      .filter(isToken)
      .map((token) => core.store(token))
      .filter(isOpened)
    await Promise.all(found.map((store) => store.of(id).open()))
    const ids = [...new Set([id, ...found.flatMap((store) => idsIn(store.of(id).main.value))])]
    const views = await viewsOf(core, exported, ids)
    next.answer = moveAnswer(dev, sim.context(who), move.name, id)
    const input = dev.moveInputs?.[move.name]?.(id, sim.context(who)) ?? {}
    const outcome = await move.run(core, id, input).catch((error: unknown) => ({ kind: 'failed', error }))
    if (outcome.kind !== 'done') {
      undone.set(move, `move ${move.name}: ${outcome.error ?? outcome.kind}: add an input to moveInputs of dev.ts`)
      continue
    }
    done.add(move)
    for (const name of await staleOf(views)) problems.add(`after the move ${move.name}: ${name}`)
  }
  const repeatable = (await plugin.repeatable?.())?.default ?? []
  for (const { call, who, request, after } of dev.submits ?? []) {
    const sim = simulate(dev)
    const { core } = coreFor(sim, plugin, who)
    const sent = request(sim.context(who), 0)
    const views = await viewsOf(core, exported, [...new Set(idsIn(sent))])
    try {
      const answer = await sim.as(who).call(call, sent as never)
      await after?.(core, answer as never)
    } catch (error) {
      problems.add(`${call.id} of ${who}: ${wordsOf(error)}: correct the request in submits of dev.ts`)
      continue
    }
    await repeatable.find((each) => each.call.id === call.id)?.afterSent?.(core, sent)
    for (const name of await staleOf(views)) problems.add(`after ${call.id}: ${name}`)
  }
  for (const [move, problem] of undone) if (!done.has(move)) problems.add(problem)
  return [...problems]
}
