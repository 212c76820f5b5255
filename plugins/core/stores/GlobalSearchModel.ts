import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Core } from '#src/core'
import { isCancelled } from '#src/http'
import { loadChunk } from '#src/loading'
import type { SearchHit } from '#src/plugin'

/** Shorter texts would match half of everything. */
export const SHORTEST = 2

/** One question to every area that can be searched; the last one wins. */
export class GlobalSearchModel {
  hits: readonly SearchHit[] = []
  /** Plugins whose part failed. */
  failed: readonly string[] = []
  loading = false
  #running: AbortController | undefined

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { hits: observableRef, failed: observableRef }, { autoBind: true })
  }

  async search(text: string): Promise<void> {
    this.stop()
    if (text.length < SHORTEST) {
      this.hits = []
      this.failed = []
      return
    }
    const controller = new AbortController()
    this.#running = controller
    this.loading = true
    const { signal } = controller
    const parts = this.#core.registry.plugins.filter((plugin) => plugin.search && this.#core.decide(plugin.access).ok)
    const answers = await Promise.all(
      parts.map(async ({ id, search }) => {
        try {
          if (!search) return { id, hits: [] }
          const contribution = await loadChunk(search, id)
          return { id, hits: await contribution.default(this.#core, text, signal) }
        } catch (error) {
          return { id, hits: [], failed: !isCancelled(error) }
        }
      }),
    )
    if (signal.aborted) return
    runInAction(() => {
      this.hits = answers.flatMap((answer) => answer.hits)
      this.failed = answers.filter((answer) => answer.failed).map((answer) => answer.id)
      this.loading = false
    })
  }

  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.loading = false
  }
}
