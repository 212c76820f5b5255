import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import { Answers } from '#src/records'
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
  /** Sums of filtered lists. */
  readonly sums: Answers<LeadQuestion, LeadSums>
  tabs: OwnTabs | undefined = undefined
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    this.sums = new Answers(core, askSums, keyOf)
    makeAutoObservable(this, { sums: false, tabs: observableRef }, { autoBind: true })
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
