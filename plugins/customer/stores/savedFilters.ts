import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { type Core, defineStore } from '#src/core'
import { createPersist, type PersistedFields } from '#src/device'
import { parseQuery, stringifySearch } from '#src/routes'
import { type CompanyFilter, companyFilters } from '../rules/filters'

/** Saved filters of a user on this device (domain/gaps.md 'customer'). */
export const MOST_SAVED = 10

const saved = v.object({ name: v.string(), query: v.string() })
type Saved = v.InferOutput<typeof saved>

const fields: PersistedFields<SavedFilterStore> = { all: v.array(saved) }

/** Filters by name, kept as the query of an address, so that another build reads those that it knows. */
export class SavedFilterStore {
  all: readonly Saved[] = []
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
    this.#stop = createPersist({ user: core.session.loginName })('customer.filters', this, fields)
  }

  get isFull(): boolean {
    return this.all.length >= MOST_SAVED
  }

  /** Saves a filter, in place of one with the same name; the oldest goes when there are too many. */
  save(name: string, { keyword: _, sort: __, ...filter }: CompanyFilter): void {
    const others = this.all.filter((each) => each.name !== name)
    this.all = [{ name, query: stringifySearch(filter) }, ...others].slice(0, MOST_SAVED)
  }

  remove(name: string): void {
    this.all = this.all.filter((each) => each.name !== name)
  }

  /** Puts a list back, after a removal was undone. */
  restore(all: readonly Saved[]): void {
    this.all = all
  }

  /** The filter; undefined if this build does not know one of its values. */
  filterOf({ query }: Saved): CompanyFilter | undefined {
    const parsed = v.safeParse(v.object(companyFilters.entries), parseQuery(query))
    return parsed.success ? companyFilters.of(parsed.output) : undefined
  }

  dispose(): void {
    this.#stop()
  }
}

export const savedFilters = defineStore('customer.filters', (core) => new SavedFilterStore(core))
