import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { answerOf } from '#src/records'
import { isManagementArea, isShowMyClue, type LeadSums } from '../api'
import { leadFilters } from '../rules/filters'
import { askSums, type LeadQuestion } from './leadList'

/** Optional tabs that the user may see. */
interface OwnTabs {
  readonly mine: boolean
  readonly org: boolean
}

/** Data around the lists: permitted tabs and sums. */
export class LeadListStore {
  readonly sums = observable.map<string, LeadSums>([], { deep: false })
  tabs: OwnTabs | undefined = undefined
  /** Incremented when sums may have changed; screens that show sums then reload them. */
  revision = 0
  readonly #fresh = new Set<string>()
  readonly #running = new Map<string, { readonly signal: AbortSignal; readonly done: Promise<void> }>()

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(
      this,
      {
        sums: false,
        tabs: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Sums of a filtered list; undefined until loaded. */
  sumsOf(question: LeadQuestion): LeadSums | undefined {
    return this.sums.get(keyOf(question))
  }

  /** Loads the sums unless they are loaded and up to date; concurrent calls share one request. */
  async loadSums(question: LeadQuestion, signal: AbortSignal): Promise<void> {
    const key = keyOf(question)
    if (this.#fresh.has(key)) return
    const running = this.#running.get(key)
    if (running && !running.signal.aborted) return running.done
    const done = this.askSums(key, question, signal)
    this.#running.set(key, { signal, done })
    try {
      await done
    } finally {
      if (this.#running.get(key)?.done === done) this.#running.delete(key)
    }
  }

  private async askSums(key: string, question: LeadQuestion, signal: AbortSignal): Promise<void> {
    const { value: sums } = await answerOf(this.#core, askSums(question), { signal, background: true })
    this.#fresh.add(key)
    runInAction(() => this.sums.set(key, sums))
  }

  /** Marks all sums as out of date, e.g. after a move. The old values stay until the new ones are loaded. */
  forgetSums(): void {
    this.#fresh.clear()
    this.revision += 1
  }

  /** Loads the permitted tabs, once per sign-in. */
  async loadTabs(signal: AbortSignal): Promise<OwnTabs> {
    if (this.tabs) return this.tabs
    const options = { signal, background: true }
    const [mine, org] = await Promise.all([
      this.#core.http(isShowMyClue, {}, options),
      this.#core.http(isManagementArea, {}, options),
    ])
    const tabs = { mine, org }
    runInAction(() => {
      this.tabs = tabs
    })
    return tabs
  }
}

/** Key of a sum; independent of the sort order, and of the position unless there is a radius. */
function keyOf({ tab, filter, position }: LeadQuestion): string {
  const { sort: _, ...rest } = filter
  const around = rest.radius === undefined ? undefined : position
  return JSON.stringify([tab, leadFilters.toWire(rest), around])
}

export const leadListStore = defineStore('leads.lists', (core) => new LeadListStore(core))
