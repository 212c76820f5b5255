import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { type Core, defineStore } from '#src/core'
import { TABS, type Tab } from '../routes'
import { filterEntries, type LeadFilter } from '../rules/filters'

const SEARCHES_KEPT = 8

const filterSchema = v.object(filterEntries)
const storedSchema = v.object({
  filters: v.fallback(v.record(v.picklist(TABS), v.optional(filterSchema)), {}),
  searches: v.fallback(v.array(v.string()), []),
  located: v.fallback(v.boolean(), false),
})

type Stored = v.InferOutput<typeof storedSchema>

const NOTHING: Stored = { filters: {}, searches: [], located: false }

/**
 * What the lead lists keep on this device for one user: the last filter of each list, recent searches, and whether the
 * position was given before. Gone on sign-out; where storage is refused it lasts for the visit.
 */
export class ListPreferences {
  private kept: Stored

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    this.kept = read(this.place)
    makeAutoObservable<this, 'kept'>(this, { kept: observableRef }, { autoBind: true })
  }

  get searches(): readonly string[] {
    return this.kept.searches
  }

  /** The host gave the position before: asking again disturbs nobody. */
  get located(): boolean {
    return this.kept.located
  }

  /** The filter that a list had last, without its search text. */
  filterOf(tab: Tab): LeadFilter {
    return this.kept.filters[tab] ?? {}
  }

  keepFilter(tab: Tab, { keyword: _, ...filter }: LeadFilter): void {
    this.keep({ ...this.kept, filters: { ...this.kept.filters, [tab]: filter } })
  }

  keepSearch(text: string): void {
    const keyword = text.trim()
    if (keyword === '') return
    const others = this.kept.searches.filter((other) => other !== keyword)
    this.keep({ ...this.kept, searches: [keyword, ...others].slice(0, SEARCHES_KEPT) })
  }

  clearSearches(): void {
    this.keep({ ...this.kept, searches: [] })
  }

  keepLocated(located: boolean): void {
    if (located !== this.kept.located) this.keep({ ...this.kept, located })
  }

  /** Signing out: nothing of the user stays readable. */
  dispose(): void {
    try {
      localStorage.removeItem(this.place)
    } catch {
      // Storage refused: nothing was kept.
    }
  }

  private get place(): string {
    return `leads/${this.#core.session.loginName}`
  }

  private keep(next: Stored): void {
    runInAction(() => {
      this.kept = next
    })
    try {
      localStorage.setItem(this.place, JSON.stringify(next))
    } catch {
      // Storage refused or full: a convenience that lasts for the visit; the session says once that nothing is kept.
    }
  }
}

function read(place: string): Stored {
  try {
    const result = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(place) ?? 'null'))
    return result.success ? result.output : NOTHING
  } catch {
    // Refused, or not ours: start with nothing.
    return NOTHING
  }
}

export const listPreferences = defineStore('leads.listPreferences', (core) => new ListPreferences(core))
