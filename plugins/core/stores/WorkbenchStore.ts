import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { isCancelled } from '#src/http'
import { loadChunk } from '#src/loading'
import type { Registry, TodayItem } from '#src/plugin'

/** One area's part of the day; each fails on its own. */
export type TodayPart =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly TodayItem[] }
  | { readonly state: 'failed'; readonly error: unknown }

const URGENCY = { late: 0, today: 1, soon: 2 } as const

/** What the areas contribute to the workbench: badges of their menu entries, and what is due. */
export class WorkbenchStore {
  /** Menu entry id → open things. */
  readonly badges = observable.map<string, number>()
  /** Plugin id → its part of the day. */
  readonly today = observable.map<string, TodayPart>([], { deep: false })
  #running: AbortController | undefined

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get items(): readonly TodayItem[] {
    const all = [...this.today.values()].flatMap((part) => (part.state === 'ready' ? part.items : []))
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

  /** Asks every area anew; what is shown stays until its answer is there (`refreshWorkbench`, section 7). */
  async load(): Promise<void> {
    const { registry } = this.#core
    this.#running?.abort()
    const controller = new AbortController()
    this.#running = controller
    const allowed = registry.plugins.filter((plugin) => this.#core.decide(plugin.access).ok)
    await Promise.all([
      ...allowed.map((plugin) => this.loadToday(plugin, controller.signal)),
      ...registry.menu.map((entry) => this.loadBadge(entry, controller.signal)),
    ])
  }

  dispose(): void {
    this.#running?.abort()
  }

  private async loadToday(plugin: Registry['plugins'][number], signal: AbortSignal): Promise<void> {
    const { id, today } = plugin
    if (!today) return
    if (this.today.get(id)?.state !== 'ready') this.today.set(id, { state: 'loading' })
    const part = await this.ask(id, today, (contribution) => contribution(this.#core, signal))
    if (signal.aborted) return
    runInAction(() => {
      if (part.ok) this.today.set(id, { state: 'ready', items: part.value })
      else if (!isCancelled(part.error)) this.today.set(id, { state: 'failed', error: part.error })
    })
  }

  private async loadBadge(entry: Registry['menu'][number], signal: AbortSignal): Promise<void> {
    const { id, badge, plugin } = entry
    if (!badge) return
    const count = await this.ask(plugin.id, badge, (contribution) => contribution(this.#core, signal))
    // A badge that cannot be counted is left out: the area itself says what is wrong when it is opened.
    if (!signal.aborted && count.ok) runInAction(() => this.badges.set(id, count.value))
  }

  private async ask<C, T>(plugin: string, lazy: () => Promise<{ default: C }>, run: (contribution: C) => Promise<T>) {
    try {
      const module = await loadChunk(lazy, plugin)
      return { ok: true as const, value: await run(module.default) }
    } catch (error) {
      return { ok: false as const, error }
    }
  }
}

export const workbenchStore = defineStore('core.workbench', (core) => new WorkbenchStore(core))
