import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { parseQuery, stringifySearch } from '#base/routes'
import { createPersist, type PersistedFields } from '#base/storage'
import type { AnyFilter } from '#base/wire'
import { type Core, defineStore } from '#platform/core'
import type { AnyList } from './defineList'

/** Most filters saved of a list. */
export const MOST_SAVED = 10

const saved = v.object({ name: v.string(), query: v.string() })
/** A filter by name, stored as the query of an address, so that another build reads the parts that it supports. */
export type Saved = v.InferOutput<typeof saved>

const fields: PersistedFields<SavedFilterStore> = { all: v.record(v.string(), v.array(saved)) }

/** Filters that a user has saved on this device, by list (domain/gaps.md 'customer'). */
export class SavedFilterStore {
  all: Readonly<Record<string, readonly Saved[]>> = {}
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
    this.#stop = createPersist({ user: core.session.loginName })('lists.saved', this, fields)
  }

  of({ route }: Pick<AnyList, 'route'>): readonly Saved[] {
    return this.all[route.path] ?? []
  }

  /** Saves a filter, in place of one with the same name; the oldest goes when there are too many. */
  save(list: Pick<AnyList, 'route'>, name: string, { keyword: _, sort: __, ...filter }: AnyFilter): void {
    const others = this.of(list).filter((each) => each.name !== name)
    this.put(list, [{ name, query: stringifySearch(filter) }, ...others].slice(0, MOST_SAVED))
  }

  /** Replaces the filters of a list: without one that is removed, or as they were before. */
  put({ route }: Pick<AnyList, 'route'>, filters: readonly Saved[]): void {
    this.all = { ...this.all, [route.path]: filters }
  }

  dispose(): void {
    this.#stop()
  }
}

/** The filter; undefined if this build does not support one of its values. */
export function filterOf({ filters }: Pick<AnyList, 'filters'>, { query }: Saved): AnyFilter | undefined {
  const parsed = v.safeParse(v.object(filters.entries), parseQuery(query))
  return parsed.success ? filters.of(parsed.output) : undefined
}

export const savedFilters = defineStore('lists.saved', (core) => new SavedFilterStore(core))
