import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Core, whenRolesKnown } from '#platform/core'
import { isCancelled, isOffline } from '#platform/http'
import { type Plugin, runContribution, type SearchHit } from '#platform/plugin'

/** Minimum length of a search text. Characters */
export const SHORTEST = 2

const NOTHING = { ok: true, value: [] } as const

/** A hit with the id of its plugin: hits of two areas may have the same id. */
export interface FoundHit extends SearchHit {
  readonly plugin: string
}

/** Searches all areas for the latest text. */
export class GlobalSearchModel {
  /** In the order of the responses, so that a hit on screen never moves when another area responds. */
  hits: readonly FoundHit[] = []
  /** Ids of the plugins whose search failed. */
  failed: readonly string[] = []
  /** There is no network, which is why areas failed. */
  isLost = false
  /** Number of areas that have not responded yet. */
  waiting = 0
  #text = ''
  #running: AbortController | undefined

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { hits: observableRef, failed: observableRef }, { autoBind: true })
  }

  /** The hits by kind, in the order in which they were found. */
  get groups(): readonly { readonly kind: string; readonly hits: readonly FoundHit[] }[] {
    const kinds = [...new Set(this.hits.map(({ kind }) => kind))]
    return kinds.map((kind) => ({ kind, hits: this.hits.filter((hit) => hit.kind === kind) }))
  }

  get loading(): boolean {
    return this.waiting > 0
  }

  /** Searches every area that the user may open; the previous hits stay until the first area responds. */
  async search(text: string): Promise<void> {
    this.stop()
    this.#text = text
    const { registry, decide } = this.#core
    const areas = text.length < SHORTEST ? [] : registry.plugins.filter((p) => p.search && decide(p.access).ok)
    if (areas.length === 0) this.clear()
    let isFirst = true
    await this.ask(areas, () => {
      if (isFirst) this.clear()
      isFirst = false
    })
  }

  /** Retries one area that failed; without an id, all of them. */
  async retry(id?: string): Promise<void> {
    const ids = id === undefined ? this.failed : [id]
    const areas = this.#core.registry.plugins.filter((plugin) => ids.includes(plugin.id))
    this.failed = this.failed.filter((each) => !ids.includes(each))
    this.isLost = false
    await this.ask(areas)
  }

  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.waiting = 0
  }

  private clear(): void {
    this.hits = []
    this.failed = []
    this.isLost = false
  }

  private async ask(areas: readonly Plugin[], onAnswer?: () => void): Promise<void> {
    this.#running ??= new AbortController()
    const { signal } = this.#running
    const text = this.#text
    this.waiting += areas.length
    await Promise.all(
      areas.map(async (plugin) => {
        const { id, search } = plugin
        if (!search) return
        await whenRolesKnown(this.#core)
        if (signal.aborted) return
        const part = this.#core.decide(plugin.access).ok
          ? await runContribution(this.#core, { plugin, what: 'search', load: search }, (find) =>
              find(this.#core, text, signal),
            )
          : NOTHING
        if (signal.aborted) return
        runInAction(() => {
          onAnswer?.()
          this.waiting -= 1
          if (part.ok) this.hits = [...this.hits, ...part.value.map((hit) => ({ ...hit, plugin: id }))]
          else if (!isCancelled(part.error)) {
            this.failed = [...this.failed, id]
            this.isLost ||= isOffline(part.error)
          }
        })
      }),
    )
  }
}
