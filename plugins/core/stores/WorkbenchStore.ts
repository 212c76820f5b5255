import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx'
import { type Day, days } from '#base/calendar'
import { lazyOnce, nextTask, whenStorable } from '#base/loading'
import { type Core, canReach, defineStore, inbox, whenRolesKnown } from '#platform/core'
import { isCancelled, isOffline } from '#platform/http'
import { needsPerson, type OutboxItem } from '#platform/outbox'
import {
  openMenu,
  type Plugin,
  type RegisteredMenu,
  runContribution,
  type TodayFigure,
  type TodayFigureRow,
  type TodayItem,
  type TodayModule,
  type TodayMoved,
  type TodayShortcut,
} from '#platform/plugin'
import { byUrgency, dueNow, withoutDoubles } from '../rules/day'
import {
  recallWorkbench,
  rememberWorkbench,
  type SettledStep,
  type StoredPart,
  type StoredWorkbench,
  storable,
} from './storedWorkbench'

/** Due items of one area; each area loads and fails separately. `isOld`: shown for want of a network. */
export type TodayPart =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly TodayItem[]; readonly loadedAt: Date; readonly isOld: boolean }
  | { readonly state: 'failed'; readonly error: unknown; readonly items: readonly TodayItem[] }

/** A due item with the id of its plugin: items of two areas may have the same id. */
export interface DueItem extends TodayItem {
  readonly plugin: string
}
/** A record behind a figure of an area. */
export type FigureRow = TodayFigureRow & { readonly plugin: string }
export type PluginFigure = TodayFigure & { readonly plugin: string }

const rolesOf = ({ session }: Core) => session.roles.join()

export const keyOf = ({ plugin, id }: Pick<DueItem, 'plugin' | 'id'>): string => `${plugin} ${id}`

/** Key of what is to be done by then: the next step of a lead is another one under the same id. */
export const stepOf = (item: Pick<DueItem, 'plugin' | 'id' | 'at'>): string =>
  `${keyOf(item)} ${item.at?.getTime() ?? ''}`

/** Contributions of the areas to the start page: menu entries with badges, due items, figures, shortcuts. */
export class WorkbenchStore {
  /** Menu entry id → number of open items. */
  readonly badges = observable.map<string, number>()
  /** Plugin id → its due items. */
  readonly today = observable.map<string, TodayPart>([], { deep: false })
  /** Plugin id → its figures. */
  readonly teams = observable.map<string, readonly TodayFigure[]>([], { deep: false })
  /** Ids of the plugins whose figures failed; those that were shown stay. */
  readonly failedTeams = observable.set<string>()
  /** Plugin id → its ways in. */
  readonly ways = observable.map<string, readonly TodayShortcut[]>([], { deep: false })
  /** Plugin id → its module of the day, once that is loaded. */
  private readonly modules = observable.map<string, TodayModule>([], { deep: false })
  /** Step that was settled here → by what it waits in the outbox, until the area has answered a later request. */
  readonly settled = observable.map<string, SettledStep>([], { deep: false })
  /** Key of a row behind a figure whose owner was reminded here → the day of that: a new day sends another reminder. */
  readonly reminded = observable.map<string, Day>()
  /** The item at whose place the user was about to check in. */
  arriving: DueItem | undefined = undefined
  #running: AbortController | undefined
  /** The load that was begun before the page rendered, while it is under way. */
  #prepared: Promise<void> | undefined
  /** The roles for which the last load has asked; undefined before they were known. */
  #roles: string | undefined
  #isRecalled = false
  /** Steps whose moves are under way. */
  readonly #moving = new Set<string>()
  /** When the last load began. */
  #loadedAt: Date | undefined
  /** Something that waited was sent or discarded after that. */
  #isOutdated = false
  /** Part of an area → how often it was requested: an older answer may come after a newer one. */
  readonly #requested = new Map<string, number>()
  readonly #stops: readonly (() => void)[]

  readonly #core: Core
  /** Resolves when what is shown should be stored. */
  readonly #idle: () => Promise<void>

  constructor(core: Core, idle = whenStorable) {
    this.#core = core
    this.#idle = idle
    makeAutoObservable(this, { arriving: observableRef }, { autoBind: true })
    this.#stops = [
      reaction(
        () => ({ unread: core.store(inbox).unread, maxSeq: core.store(inbox).maxSeq }),
        (is, was) => void this.followInbox(was.maxSeq > 0 && is.maxSeq > was.maxSeq),
        { equals: (a, b) => a.unread === b.unread && a.maxSeq === b.maxSeq },
      ),
      reaction(
        () => core.outbox.unsentCount,
        (is, was) => {
          if (is < was) this.#isOutdated = true
        },
      ),
    ]
  }

  /** The menu entries that this user may open. */
  get menu(): readonly RegisteredMenu[] {
    return openMenu(this.#core)
  }

  /** Due items of all areas, most urgent first, then by time; without those settled here. */
  get items(): readonly DueItem[] {
    const all = this.parts.flatMap(([plugin, part]) => {
      const loaded = part.state === 'loading' ? [] : part.items
      const items = this.modules.get(plugin)?.onDevice?.(this.#core, loaded) ?? loaded
      return items.map((item) => ({ ...item, plugin }))
    })
    return byUrgency(withoutDoubles(all.filter((item) => !this.isSettled(item))))
  }

  /** A move that was refused, or that meets another version, settles nothing: the item is due again. */
  private isSettled(item: DueItem): boolean {
    const settled = this.settled.get(stepOf(item))
    return settled !== undefined && (settled.record === undefined || !this.waitingOf(item).some(needsPerson))
  }

  /** What waits in the outbox about an item. Before the code of its area is loaded: about its record. */
  waitingOf(item: Pick<DueItem, 'plugin' | 'id' | 'record' | 'at' | 'data'>): readonly OutboxItem[] {
    if (item.record === undefined) return []
    const { waiting } = this.modules.get(item.plugin) ?? {}
    const all = this.#core.outbox.unsentOf(item.record)
    return waiting ? all.filter(({ request }) => waiting(item, request) !== undefined) : all
  }

  private hasArrived(item: DueItem): boolean {
    const { waiting, hasArrived } = this.modules.get(item.plugin) ?? {}
    return (
      item.isThere === true ||
      hasArrived?.(this.#core, item.id) === true ||
      this.waitingOf(item).some(({ request }) => waiting?.(item, request) === 'arrival')
    )
  }

  /** Figures of the areas that have any: what is late first, then warnings; in the order of the areas. */
  get figures(): readonly PluginFigure[] {
    const all = [...this.allowed].flatMap((plugin) =>
      (this.teams.get(plugin) ?? []).map((figure) => ({ ...figure, plugin })),
    )
    return all.sort((a, b) => rankOf(a) - rankOf(b))
  }

  /** The item at whose place the user has checked in, sent or not. */
  get arrived(): DueItem | undefined {
    const { arriving } = this
    if (!arriving?.place) return undefined
    const now = this.items.find((item) => keyOf(item) === keyOf(arriving))
    return this.hasArrived(now ?? arriving) ? arriving : undefined
  }

  /** The user goes to check in there; undefined: what was offered about it is closed. */
  arriveAt(item: DueItem | undefined): void {
    this.arriving = item
  }

  /** The ways in of one kind that the user may open. */
  shortcuts(kind: TodayShortcut['kind']): readonly TodayShortcut[] {
    const all = [...this.ways.values()].flat().filter((way) => way.kind === kind)
    return all
      .filter(({ to }) => canReach(this.#core, to.split('?')[0] ?? ''))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  }

  /** Ids of the areas that the user may open; some turn out to be forbidden when the roles have been loaded. */
  private get allowed(): ReadonlySet<string> {
    const { registry, decide } = this.#core
    return new Set(registry.plugins.filter(({ access }) => decide(access).ok).map(({ id }) => id))
  }

  private get parts(): readonly (readonly [plugin: string, part: TodayPart])[] {
    const { allowed } = this
    return [...this.today].filter(([plugin]) => allowed.has(plugin))
  }

  /** Due items as an area has answered, also those that are not shown. */
  loadedOf(plugin: string): readonly TodayItem[] {
    const part = this.today.get(plugin)
    return !part || part.state === 'loading' ? [] : part.items
  }

  get loading(): boolean {
    return this.#core.session.rolesPending === true || this.parts.some(([, part]) => part.state === 'loading')
  }

  /** Ids of the plugins whose due items or figures failed. */
  get failures(): readonly string[] {
    const today = this.parts.filter(([, part]) => part.state === 'failed').map(([plugin]) => plugin)
    const { allowed } = this
    const teams = [...this.failedTeams].filter((plugin) => allowed.has(plugin))
    return [...new Set([...today, ...teams])]
  }

  get failed(): boolean {
    return this.failures.length > 0
  }

  /** When the oldest due items were loaded that are shown for want of a network. */
  get seenAt(): Date | undefined {
    const times = this.parts.flatMap(([, part]) =>
      part.state === 'ready' && part.isOld ? [part.loadedAt.getTime()] : [],
    )
    return times.length === 0 ? undefined : new Date(Math.min(...times))
  }

  /** Something could not be loaded for want of a network. */
  get isLost(): boolean {
    return this.parts.some(
      ([, part]) => (part.state === 'ready' && part.isOld) || (part.state === 'failed' && isOffline(part.error)),
    )
  }

  count(due: TodayItem['due']): number {
    return this.items.filter((item) => item.due === due).length
  }

  /**
   * What is shown was loaded on an earlier day, before something that waited was sent, or so long ago that others may have
   * changed it.
   */
  isStale(now: Date): boolean {
    const at = this.#loadedAt
    const isOld = at !== undefined && (days.of(at) < days.of(now) || now.getTime() - at.getTime() > FRESH)
    return isOld || this.#isOutdated
  }

  /** Requests what the page will show before it renders. */
  prepare(): void {
    const load = this.load().finally(() => {
      if (this.#prepared === load) this.#prepared = undefined
    })
    this.#prepared = load
  }

  /** The page is shown, for the first time or again: refetches, unless `prepare` has just begun to. */
  async open(): Promise<void> {
    const prepared = this.#prepared
    this.#prepared = undefined
    await (prepared ?? this.load())
  }

  /** The user's roles are others than those of the last load. One that still waits for the roles has these. */
  async followRoles(): Promise<void> {
    if (this.#roles !== undefined && this.#roles !== rolesOf(this.#core)) await this.load()
  }

  /**
   * Refetches badges and due items (`refreshWorkbench`, section 7) of the areas that the user may open; the current
   * ones stay until responses arrive, at first those of the device. After a sign-in without roles it waits for these.
   */
  async load(): Promise<void> {
    const { registry, decide } = this.#core
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    this.#loadedAt = new Date()
    this.#isOutdated = false
    this.#roles = undefined
    this.forgetReminded()
    const stored = lazyOnce(() => recallWorkbench(this.#core))
    // What the device has is rendered first: running the code of all areas would keep it from the screen.
    const [isRecalled] = await Promise.all([this.recall(stored), whenRolesKnown(this.#core)])
    if (isRecalled) await nextTask()
    if (controller.signal.aborted) return
    this.#roles = rolesOf(this.#core)
    const allowed = registry.plugins.filter((plugin) => decide(plugin.access).ok)
    const { signal } = controller
    const loaded = await Promise.all([
      ...allowed.flatMap((plugin) => [this.loadToday(plugin, signal, stored), this.loadFigures(plugin, signal)]),
      ...this.menu.map((entry) => this.loadBadge(entry, signal, stored)),
    ])
    if (!signal.aborted && loaded.includes(true)) void this.remember(signal)
  }

  /** Retries one area that failed. */
  async retry(id: string): Promise<void> {
    const plugin = this.#core.registry.plugins.find((each) => each.id === id)
    // A signal of its own: what the area shares under the last one has failed.
    const { signal } = new AbortController()
    if (!plugin) return
    const stored = lazyOnce(() => recallWorkbench(this.#core))
    await Promise.all([
      this.loadToday(plugin, signal, stored),
      this.loadFigures(plugin, signal),
      ...this.menu.filter((entry) => entry.plugin === plugin).map((entry) => this.loadBadge(entry, signal, stored)),
    ])
  }

  /** The poll has other figures of messages: the badge of their area follows, and urgent new ones are due. */
  private async followInbox(isNew: boolean): Promise<void> {
    const ids = [...this.ways].filter(([, ways]) => ways.some(({ kind }) => kind === 'inbox')).map(([id]) => id)
    const { signal } = new AbortController()
    const stored = lazyOnce(() => recallWorkbench(this.#core))
    const plugins = this.#core.registry.plugins.filter(({ id }) => ids.includes(id))
    await Promise.all([
      ...(isNew ? plugins.map((plugin) => this.loadToday(plugin, signal, stored)) : []),
      ...this.menu
        .filter(({ plugin }) => plugins.includes(plugin))
        .map((entry) => this.loadBadge(entry, signal, stored)),
    ])
  }

  /** Does what can be done about an item, and refetches what is due. Rejects with the cause of a failure. */
  async run({ run }: DueItem): Promise<void> {
    await run?.(this.#core)
    await this.load()
  }

  /**
   * An item that is settled here leaves the list, also while its move waits in the outbox. `kind`: what became of the
   * move; without it that is under way.
   */
  settle(item: DueItem, kind?: TodayMoved['kind']): void {
    const { id, record } = item
    const step = stepOf(item)
    if (kind === undefined) this.#moving.add(step)
    else this.#moving.delete(step)
    this.settled.set(step, kind === 'sent' || record === undefined ? { id } : { id, record })
    this.rememberSettled()
  }

  /** A move was taken back, or failed: the item is there again. */
  restore(item: DueItem): void {
    const step = stepOf(item)
    this.#moving.delete(step)
    this.settled.delete(step)
    this.rememberSettled()
  }

  private rememberSettled(): void {
    if (this.#running) void this.remember(this.#running.signal)
  }

  isReminded(row: FigureRow): boolean {
    return this.reminded.has(keyOf(row))
  }

  /** The owner of a record behind a figure was reminded. */
  noteReminded(row: FigureRow): void {
    this.reminded.set(keyOf(row), days.today())
  }

  private forgetReminded(): void {
    const today = days.today()
    for (const [key, day] of [...this.reminded]) if (day !== today) this.reminded.delete(key)
  }

  dispose(): void {
    this.#running?.abort()
    for (const stop of this.#stops) stop()
  }

  /** Shows what the device has of each area that has not answered yet, and what was settled but not sent; true if it has. */
  private async recall(stored: ReadStored): Promise<boolean> {
    if (this.#isRecalled) return false
    this.#isRecalled = true
    const { today, badges, teams, settled } = await stored()
    runInAction(() => {
      for (const [step, mark] of Object.entries(settled)) this.settled.set(step, mark)
      for (const [id, part] of Object.entries(today))
        if (this.today.get(id)?.state !== 'ready')
          this.today.set(id, { ...ofToday(part), state: 'ready', isOld: false })
      for (const [id, figures] of Object.entries(teams)) if (!this.teams.has(id)) this.teams.set(id, figures)
      for (const [id, count] of Object.entries(badges)) if (!this.badges.has(id)) this.badges.set(id, count)
    })
    return Object.keys(today).length > 0
  }

  /** A part of an area is requested; the function that is returned says whether that is still its last request. */
  private begin(part: string): () => boolean {
    const count = (this.#requested.get(part) ?? 0) + 1
    this.#requested.set(part, count)
    return () => this.#requested.get(part) === count
  }

  /** Loads the due items of an area; true if they were loaded. */
  private async loadToday(plugin: Plugin, signal: AbortSignal, stored: ReadStored): Promise<boolean> {
    const { id, today } = plugin
    if (!today) return false
    if (this.today.get(id)?.state !== 'ready') this.today.set(id, { state: 'loading' })
    const isLast = this.begin(`today ${id}`)
    // What is sent during the request may be missing in its answer.
    const known = this.knownSettled(id)
    const part = await runContribution(this.#core, { ...contributed(plugin, 'today'), nothing: [] }, (module) => {
      const ways = module.shortcuts?.(this.#core) ?? []
      runInAction(() => {
        this.ways.set(id, ways)
        this.modules.set(id, module)
      })
      return module.default(this.#core, signal)
    })
    const old = part.ok || !isOffline(part.error) ? undefined : await this.oldPart(id, stored)
    if (signal.aborted || !isLast()) return false
    runInAction(() => {
      if (part.ok) {
        this.noteArrival(id, part.value)
        this.today.set(id, { state: 'ready', items: part.value, loadedAt: new Date(), isOld: false })
        for (const [step, mark] of known) if (this.settled.get(step) === mark) this.settled.delete(step)
      } else if (old) this.today.set(id, old)
      else if (!isCancelled(part.error)) {
        const shown = this.today.get(id)
        const items = shown && shown.state !== 'loading' ? shown.items : []
        this.today.set(id, { state: 'failed', error: part.error, items })
      }
    })
    return part.ok
  }

  /**
   * An item that asked for a check-in, wherever that was made since, has been arrived at, also where the check-in has set
   * its next step.
   */
  private noteArrival(id: string, items: readonly TodayItem[]): void {
    const shown = this.today.get(id)
    if (shown?.state !== 'ready') return
    const asking = shown.items.filter(({ main }) => main?.does === 'checkIn')
    const arrived = items.find((item) => item.isThere && asking.some(({ id: asked }) => asked === item.id))
    if (arrived) this.arriving = { ...arrived, plugin: id }
  }

  /**
   * What was settled here and the area knows: its move has ended, and nothing of it waits. Before the outbox is open
   * nobody knows what waits.
   */
  private knownSettled(plugin: string): readonly (readonly [step: string, mark: SettledStep])[] {
    const { outbox } = this.#core
    return [...this.settled].filter(
      ([step, mark]) =>
        step.startsWith(`${plugin} `) &&
        !this.#moving.has(step) &&
        (mark.record === undefined || (outbox.isOpen && this.waitingOf({ plugin, ...mark }).length === 0)),
    )
  }

  /** Loads the figures of an area; true if they were loaded. */
  private async loadFigures(plugin: Plugin, signal: AbortSignal): Promise<boolean> {
    const { id, today } = plugin
    if (!today) return false
    const isLast = this.begin(`figures ${id}`)
    const part = await runContribution(
      this.#core,
      { ...contributed(plugin, 'figures'), nothing: [] },
      async (module) => (await module.figures?.(this.#core, signal)) ?? [],
    )
    if (signal.aborted || !isLast()) return false
    const isKept = !part.ok && (isOffline(part.error) || isCancelled(part.error))
    runInAction(() => {
      if (part.ok) this.teams.set(id, part.value)
      if (part.ok) this.failedTeams.delete(id)
      else if (!isKept) this.failedTeams.add(id)
    })
    return part.ok
  }

  /** The part of an area that is shown already, else the one stored at the last visit. */
  private async oldPart(id: string, stored: ReadStored): Promise<TodayPart | undefined> {
    const shown = this.today.get(id)
    const old = shown?.state === 'ready' ? shown : (await stored()).today[id]
    return old && { ...ofToday(old), state: 'ready', isOld: true }
  }

  /** Loads the badge of an entry; true if it was loaded. */
  private async loadBadge(
    { id, badge, plugin }: RegisteredMenu,
    signal: AbortSignal,
    stored: ReadStored,
  ): Promise<boolean> {
    if (!badge) return false
    const isLast = this.begin(`badge ${id}`)
    const count = await runContribution(this.#core, { plugin, what: `badge ${id}`, load: badge }, (contribution) =>
      contribution(this.#core, signal),
    )
    const isLost = !count.ok && isOffline(count.error) && !this.badges.has(id)
    // A failed badge is omitted; opening the area shows the error.
    const value = count.ok ? count.value : isLost ? (await stored()).badges[id] : undefined
    if (!signal.aborted && isLast() && value !== undefined) runInAction(() => this.badges.set(id, value))
    return count.ok
  }

  /** Stores what is shown for a start without network. */
  private async remember(signal: AbortSignal): Promise<void> {
    await this.#idle()
    if (signal.aborted) return
    const fresh = [...this.today].flatMap(([id, part]) =>
      part.state === 'ready' && !part.isOld
        ? [[id, { items: part.items.map(storable), loadedAt: part.loadedAt }] as const]
        : [],
    )
    await rememberWorkbench(this.#core, {
      today: Object.fromEntries(fresh),
      badges: Object.fromEntries(this.badges),
      teams: Object.fromEntries(this.teams),
      // Whether a move that is under way will wait is not known: if the host ends the app now, it is not in the outbox.
      settled: Object.fromEntries([...this.settled].filter(([step]) => !this.#moving.has(step))),
    })
  }
}

/** What was loaded longer ago may have been changed by others. ms */
const FRESH = 5 * 60_000

/** A part of the device as it is due now. */
function ofToday<P extends StoredPart>(part: P): P {
  const now = new Date()
  return { ...part, items: part.items.map((item) => dueNow(item, part.loadedAt, now)) }
}

const RANKS = { late: 0, warn: 1 } as const
const rankOf = ({ tone }: TodayFigure) => (tone ? RANKS[tone] : 2)

type ReadStored = () => Promise<StoredWorkbench>

/** The area's module of the day as a contribution, whose parts run as one. */
function contributed(plugin: Plugin, what: string) {
  const load = async (): Promise<{ readonly default: TodayModule }> => {
    if (!plugin.today) throw new Error(`${plugin.id} contributes nothing to the day`)
    return { default: await plugin.today() }
  }
  return { plugin, what, load }
}

export const workbenchStore = defineStore('core.workbench', (core) => new WorkbenchStore(core))
