import { makeAutoObservable, observable, runInAction } from 'mobx'
import { lazyOnce, whenStorable } from '#base/loading'
import { type Core, defineStore, whenRolesKnown } from '#platform/core'
import { DENIED, isCancelled, isOffline, refusalCode } from '#platform/http'
import { openMenu, type Plugin, type RegisteredMenu, runContribution, type TodayItem } from '#platform/plugin'
import { recallWorkbench, rememberWorkbench, type StoredWorkbench, storable } from './storedWorkbench'

/** Due items of one area; each area loads and fails separately. */
export type TodayPart =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly TodayItem[]; readonly loadedAt: Date; readonly isOld: boolean }
  | { readonly state: 'failed'; readonly error: unknown }

/** A due item with the id of its plugin: items of two areas may have the same id. */
export interface DueItem extends TodayItem {
  readonly plugin: string
}

const URGENCY = { late: 0, today: 1, soon: 2 } as const

/** Contributions of the areas to the workbench: menu entries with badges, and due items. */
export class WorkbenchStore {
  /** Menu entry id → number of open items. */
  readonly badges = observable.map<string, number>()
  /** Plugin id → its due items. */
  readonly today = observable.map<string, TodayPart>([], { deep: false })
  #running: AbortController | undefined

  readonly #core: Core
  /** Resolves when what is shown should be stored. */
  readonly #idle: () => Promise<void>

  constructor(core: Core, idle = whenStorable) {
    this.#core = core
    this.#idle = idle
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The menu entries that this user may open. */
  get menu(): readonly RegisteredMenu[] {
    return openMenu(this.#core)
  }

  /** Due items of all areas, most urgent first, then by time. */
  get items(): readonly DueItem[] {
    const all = this.parts.flatMap(([plugin, part]) =>
      part.state === 'ready' ? part.items.map((item) => ({ ...item, plugin })) : [],
    )
    return all.sort((a, b) => URGENCY[a.due] - URGENCY[b.due] || (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
  }

  /** Without those of areas that turned out to be forbidden when the roles had been loaded. */
  private get parts(): readonly (readonly [plugin: string, part: TodayPart])[] {
    const { registry, decide } = this.#core
    const allowed = new Set(registry.plugins.filter(({ access }) => decide(access).ok).map(({ id }) => id))
    return [...this.today].filter(([plugin]) => allowed.has(plugin))
  }

  get loading(): boolean {
    return this.#core.session.rolesPending === true || this.parts.some(([, part]) => part.state === 'loading')
  }

  get failed(): boolean {
    return this.parts.some(([, part]) => part.state === 'failed')
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
   * Refetches badges and due items (`refreshWorkbench`, section 7) of the areas that the user may open; the current
   * ones stay until responses arrive. After a sign-in without roles it waits for these.
   */
  async load(): Promise<void> {
    const { registry, decide } = this.#core
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    await whenRolesKnown(this.#core)
    if (controller.signal.aborted) return
    const allowed = registry.plugins.filter((plugin) => decide(plugin.access).ok)
    const stored = lazyOnce(() => recallWorkbench(this.#core))
    const { signal } = controller
    const loaded = await Promise.all([
      ...allowed.map((plugin) => this.loadToday(plugin, signal, stored)),
      ...this.menu.map((entry) => this.loadBadge(entry, signal, stored)),
    ])
    if (!signal.aborted && loaded.includes(true)) void this.remember(signal)
  }

  /** Does what can be done about an item, and refetches what is due. Rejects with the cause of a failure. */
  async run({ run }: DueItem): Promise<void> {
    await run?.(this.#core)
    await this.load()
  }

  dispose(): void {
    this.#running?.abort()
  }

  /** Loads the due items of an area; true if they were loaded. */
  private async loadToday(plugin: Plugin, signal: AbortSignal, stored: ReadStored): Promise<boolean> {
    const { id, today } = plugin
    if (!today) return false
    if (this.today.get(id)?.state !== 'ready') this.today.set(id, { state: 'loading' })
    const part = await runContribution(this.#core, { plugin, what: 'today', load: today }, (contribution) =>
      contribution(this.#core, signal),
    )
    const old = part.ok || !isOffline(part.error) ? undefined : await this.oldPart(id, stored)
    if (signal.aborted) return false
    runInAction(() => {
      if (part.ok) this.today.set(id, { state: 'ready', items: part.value, loadedAt: new Date(), isOld: false })
      else if (refusalCode(part.error) === DENIED)
        this.today.set(id, { state: 'ready', items: [], loadedAt: new Date(), isOld: false })
      else if (old) this.today.set(id, old)
      else if (!isCancelled(part.error)) this.today.set(id, { state: 'failed', error: part.error })
    })
    return part.ok
  }

  /** The part of an area that is shown already, else the one stored at the last visit. */
  private async oldPart(id: string, stored: ReadStored): Promise<TodayPart | undefined> {
    const shown = this.today.get(id)
    const old = shown?.state === 'ready' ? shown : (await stored()).today[id]
    return old && { ...old, state: 'ready', isOld: true }
  }

  /** Loads the badge of an entry; true if it was loaded. */
  private async loadBadge(
    { id, badge, plugin }: RegisteredMenu,
    signal: AbortSignal,
    stored: ReadStored,
  ): Promise<boolean> {
    if (!badge) return false
    const count = await runContribution(this.#core, { plugin, what: `badge ${id}`, load: badge }, (contribution) =>
      contribution(this.#core, signal),
    )
    const isLost = !count.ok && isOffline(count.error) && !this.badges.has(id)
    // A failed badge is omitted; opening the area shows the error.
    const value = count.ok ? count.value : isLost ? (await stored()).badges[id] : undefined
    if (!signal.aborted && value !== undefined) runInAction(() => this.badges.set(id, value))
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
    })
  }
}

type ReadStored = () => Promise<StoredWorkbench>

export const workbenchStore = defineStore('core.workbench', (core) => new WorkbenchStore(core))
