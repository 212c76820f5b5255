import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { createPersist, type PersistedFields } from '#base/storage'
import { point } from '#base/wire'
import { type Core, defineStore } from '#platform/core'

/** A choice as a picker restores it: the fields of all pickers' values. */
const choice = v.object({
  id: v.string(),
  name: v.string(),
  nameEn: v.optional(v.string()),
  orgCode: v.optional(v.string()),
  creditCode: v.optional(v.string()),
  address: v.optional(v.string()),
  point: v.optional(point),
})
export type RecentChoice = v.InferOutput<typeof choice>

const byPicker = v.record(v.string(), v.array(choice))

const fields: PersistedFields<RecentChoices> = { choices: byPicker }

/** Maximum number of choices stored for each picker. */
const KEPT = 6

/** What the user chose last in each picker, newest first; stored per user, deleted on sign-out. */
export class RecentChoices {
  choices: v.InferOutput<typeof byPicker> = {}
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true })
    // The session reports refused storage, so it is not reported here.
    this.#stop = createPersist({ user: core.session.loginName })('core-recentChoices', this, fields)
  }

  of(picker: string): readonly RecentChoice[] {
    return this.choices[picker] ?? []
  }

  add(picker: string, chosen: readonly RecentChoice[]): void {
    const ids = chosen.map(({ id }) => id)
    const others = this.of(picker).filter(({ id }) => !ids.includes(id))
    this.choices = { ...this.choices, [picker]: [...chosen, ...others].slice(0, KEPT) }
  }

  dispose(): void {
    this.#stop()
  }
}

export const recentChoicesStore = defineStore('core.recentChoices', (core) => new RecentChoices(core))
