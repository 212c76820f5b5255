import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { type Core, defineStore } from '#src/core'
import { createPersist, type PersistedFields } from '#src/device'
import { filterEntries, type LeadFilter, TABS, type Tab } from '../rules/filters'

const SEARCHES_KEPT = 8

const filterSchema = v.object(filterEntries)
const filtersSchema = v.record(v.picklist(TABS), v.optional(filterSchema))
type Filters = v.InferOutput<typeof filtersSchema>

const fields: PersistedFields<ListPreferences> = {
  filters: filtersSchema,
  searches: v.array(v.string()),
  located: v.boolean(),
}

/**
 * Preferences of the lead lists, stored on the device per user: the last filter of each list, recent searches, and
 * whether the position was shared before. Deleted on sign-out; without storage they last for the visit.
 */
export class ListPreferences {
  filters: Filters = {}
  searches: readonly string[] = []
  /** The host returned a position before, so requesting it again does not prompt the user. */
  located = false
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { filters: observableRef, searches: observableRef }, { autoBind: true })
    // The session reports refused storage, so it is not reported here.
    this.#stop = createPersist({ user: core.session.loginName })('leads-listPreferences', this, fields)
  }

  /** Last filter of a list, without its search text. */
  filterOf(tab: Tab): LeadFilter {
    return this.filters[tab] ?? {}
  }

  keepFilter(tab: Tab, { keyword: _, ...filter }: LeadFilter): void {
    this.filters = { ...this.filters, [tab]: filter }
  }

  keepSearch(text: string): void {
    const keyword = text.trim()
    if (keyword === '') return
    const others = this.searches.filter((other) => other !== keyword)
    this.searches = [keyword, ...others].slice(0, SEARCHES_KEPT)
  }

  clearSearches(): void {
    this.searches = []
  }

  keepLocated(located: boolean): void {
    this.located = located
  }

  dispose(): void {
    this.#stop()
  }
}

export const listPreferences = defineStore('leads.listPreferences', (core) => new ListPreferences(core))
