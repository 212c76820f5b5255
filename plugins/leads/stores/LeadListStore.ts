import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import {
  type Area,
  type DictionaryEntry,
  getAreas,
  getClueOwnSum,
  getClueSum,
  getIndustries,
  isManagementArea,
  isShowMyClue,
  type Label,
  type LeadSums,
  selectLabels,
} from '../api'
import { filterToWire } from '../rules/filters'
import type { ListQuestion } from './LeadStore'

/** Which tabs this person has; `undefined` until known. */
interface OwnTabs {
  readonly mine: boolean
  readonly org: boolean
}

/** What surrounds the lists: tabs, sums, and what their filters choose from. */
export class LeadListStore {
  readonly sums = observable.map<string, LeadSums>([], { deep: false })
  tabs: OwnTabs | undefined = undefined
  areas: readonly Area[] | undefined = undefined
  industries: readonly DictionaryEntry[] | undefined = undefined
  labels: readonly Label[] | undefined = undefined
  /** Goes up when figures may have changed: whoever shows some asks for them again. */
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
        areas: observableRef,
        industries: observableRef,
        labels: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Figures of a filtered list; undefined until loaded. */
  sumsOf(question: ListQuestion): LeadSums | undefined {
    return this.sums.get(keyOf(question))
  }

  /** Loads figures unless they are there and still hold. */
  async loadSums(question: ListQuestion, signal: AbortSignal): Promise<void> {
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

  private async askSums(key: string, question: ListQuestion, signal: AbortSignal): Promise<void> {
    const { tab, filter, position } = question
    const query = { ...filter, ...position }
    const options = { signal, background: true }
    const sums =
      tab === 'mine'
        ? await this.#core.http(getClueOwnSum, query, options)
        : await this.#core.http(getClueSum, { ...query, type: tab }, options)
    this.#fresh.add(key)
    runInAction(() => this.sums.set(key, sums))
  }

  /** A lead moved: every figure may have changed. Those shown stay until the new ones are there. */
  forgetSums(): void {
    this.#fresh.clear()
    this.revision += 1
  }

  /** Asks which tabs there are, once per sign-in. */
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

  /** Everything that the filter chooses from; each list once per sign-in. */
  async loadAreas(signal: AbortSignal): Promise<void> {
    if (this.areas) return
    const areas = await this.#core.http(getAreas, {}, { signal })
    runInAction(() => {
      this.areas = areas
    })
  }

  async loadIndustries(signal: AbortSignal): Promise<void> {
    if (this.industries) return
    const industries = await this.#core.http(getIndustries, {}, { signal })
    runInAction(() => {
      this.industries = industries
    })
  }

  async loadLabels(signal: AbortSignal): Promise<void> {
    if (this.labels) return
    const labels = await this.#core.http(selectLabels, {}, { signal })
    runInAction(() => {
      this.labels = labels
    })
  }
}

/** Names what is summed; the order of rows plays no part. */
function keyOf({ tab, filter, position }: ListQuestion): string {
  const { sort: _, ...rest } = filter
  const around = rest.radius === undefined ? undefined : position
  return JSON.stringify([tab, filterToWire(rest), around])
}

export const leadListStore = defineStore('leads.lists', (core) => new LeadListStore(core))
