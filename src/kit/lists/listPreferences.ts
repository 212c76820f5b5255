import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { parseQuery, stringifySearch } from '#base/routes'
import { createPersist, type PersistedFields } from '#base/storage'
import type { AnyFilter, ListFilters } from '#base/wire'
import { type Core, defineStore } from '#platform/core'

const MAX_SEARCHES = 8

const fields: PersistedFields<ListPreferences> = {
  filters: v.record(v.string(), v.string()),
  searches: v.record(v.string(), v.array(v.string())),
  located: v.boolean(),
}

/**
 * Preferences for all lists of a user, stored on the device: the last filter of each tab, recent searches, and whether
 * the position was shared before. Deleted on sign-out; without storage they last for the visit.
 */
export class ListPreferences {
  /** Last filter by list and tab, as the query of an address. */
  filters: Readonly<Record<string, string>> = {}
  /** Recent searches by list, newest first. */
  searches: Readonly<Record<string, readonly string[]>> = {}
  /** The host returned a position before, so another request does not prompt the user. */
  located = false
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { filters: observableRef, searches: observableRef }, { autoBind: true })
    // The session reports refused storage, so it is not reported here.
    this.#stop = createPersist({ user: core.session.loginName })('lists', this, fields)
  }

  /** Last filter of a tab, without its search text; empty if none is stored or this build does not support it. */
  filterOf(path: string, tab: string, filters: ListFilters<AnyFilter, string>): AnyFilter {
    const stored = this.filters[`${path} ${tab}`]
    if (!stored) return {}
    const parsed = v.safeParse(v.object(filters.entries), parseQuery(stored))
    return parsed.success ? filters.of(parsed.output) : {}
  }

  keepFilter(path: string, tab: string, { keyword: _, ...filter }: AnyFilter): void {
    this.filters = { ...this.filters, [`${path} ${tab}`]: stringifySearch(filter) }
  }

  searchesOf(path: string): readonly string[] {
    return this.searches[path] ?? []
  }

  keepSearch(path: string, text: string): void {
    const keyword = text.trim()
    if (keyword === '') return
    const others = this.searchesOf(path).filter((other) => other !== keyword)
    this.searches = { ...this.searches, [path]: [keyword, ...others].slice(0, MAX_SEARCHES) }
  }

  clearSearches(path: string): void {
    this.searches = { ...this.searches, [path]: [] }
  }

  keepLocated(located: boolean): void {
    this.located = located
  }

  dispose(): void {
    this.#stop()
  }
}

export const listPreferences = defineStore('lists.preferences', (core) => new ListPreferences(core))
