import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { isCancelled } from '#src/http'
import { openMenu, type Plugin, type RegisteredMenu, runContribution, type TodayItem } from '#src/plugin'

/** Due items of one area; each area loads and fails separately. */
export type TodayPart =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly TodayItem[] }
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

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The menu entries that this user may open. */
  get menu(): readonly RegisteredMenu[] {
    return openMenu(this.#core)
  }

  /** Due items of all areas, most urgent first, then by time. */
  get items(): readonly DueItem[] {
    const all = [...this.today].flatMap(([plugin, part]) =>
      part.state === 'ready' ? part.items.map((item) => ({ ...item, plugin })) : [],
    )
    return all.sort((a, b) => URGENCY[a.due] - URGENCY[b.due] || (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
  }

  get loading(): boolean {
    return [...this.today.values()].some((part) => part.state === 'loading')
  }

  get failed(): boolean {
    return [...this.today.values()].some((part) => part.state === 'failed')
  }

  count(due: TodayItem['due']): number {
    return this.items.filter((item) => item.due === due).length
  }

  /** Loads badges and due items again (`refreshWorkbench`, section 7); what is shown stays until the answers arrive. */
  async load(): Promise<void> {
    const { registry, decide } = this.#core
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    const allowed = registry.plugins.filter((plugin) => decide(plugin.access).ok)
    await Promise.all([
      ...allowed.map((plugin) => this.loadToday(plugin, controller.signal)),
      ...this.menu.map((entry) => this.loadBadge(entry, controller.signal)),
    ])
  }

  dispose(): void {
    this.#running?.abort()
  }

  private async loadToday(plugin: Plugin, signal: AbortSignal): Promise<void> {
    const { id, today } = plugin
    if (!today) return
    if (this.today.get(id)?.state !== 'ready') this.today.set(id, { state: 'loading' })
    const part = await runContribution(this.#core, { plugin, what: 'today', load: today }, (contribution) =>
      contribution(this.#core, signal),
    )
    if (signal.aborted) return
    runInAction(() => {
      if (part.ok) this.today.set(id, { state: 'ready', items: part.value })
      else if (!isCancelled(part.error)) this.today.set(id, { state: 'failed', error: part.error })
    })
  }

  private async loadBadge({ id, badge, plugin }: RegisteredMenu, signal: AbortSignal): Promise<void> {
    if (!badge) return
    const count = await runContribution(this.#core, { plugin, what: `badge ${id}`, load: badge }, (contribution) =>
      contribution(this.#core, signal),
    )
    // A failed badge is left out; opening the area shows what is wrong.
    if (!signal.aborted && count.ok) runInAction(() => this.badges.set(id, count.value))
  }
}

export const workbenchStore = defineStore('core.workbench', (core) => new WorkbenchStore(core))
