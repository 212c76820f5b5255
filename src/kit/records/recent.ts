import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { createPersist, type PersistedFields } from '#base/storage'
import { type Core, defineStore, type StoreToken } from '#platform/core'

interface RecentOptions<T> {
  /** Maximum number of stored entries. */
  readonly most: number
  /** Whether two are the same one. */
  readonly isSame: (a: T, b: T) => boolean
}

/** What the user chose last, the latest first. */
export class Recent<T> {
  items: readonly T[] = []
  readonly #options: RecentOptions<T>
  readonly #stop: () => void

  constructor(core: Core, id: string, entry: v.GenericSchema<unknown, T>, options: RecentOptions<T>) {
    this.#options = options
    makeAutoObservable(this, { items: observableRef }, { autoBind: true })
    const fields: PersistedFields<Recent<T>> = { items: v.array(entry) }
    // The session reports refused storage, so it is not reported here.
    this.#stop = createPersist({ user: core.session.loginName })(id, this, fields)
  }

  add(item: T): void {
    const { most, isSame } = this.#options
    this.items = [item, ...this.items.filter((other) => !isSame(other, item))].slice(0, most)
  }

  remove(item: T): void {
    this.items = this.items.filter((other) => !this.#options.isSame(other, item))
  }

  clear(): void {
    this.items = []
  }

  dispose(): void {
    this.#stop()
  }
}

/** Stores what the user chose last on the device, by user, until they sign out. `entry` parses what was stored. */
export const defineRecent = <T>(
  id: string,
  entry: v.GenericSchema<unknown, T>,
  options: RecentOptions<T>,
): StoreToken<Recent<T>> => defineStore(id, (core) => new Recent(core, id, entry, options))
