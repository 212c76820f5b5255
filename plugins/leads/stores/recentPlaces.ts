import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { type Core, defineStore } from '#src/core'
import { createPersist, type PersistedFields } from '#src/device'
import type { PlaceRef } from '#src/directory'

const places = v.array(
  v.object({ name: v.string(), address: v.string(), point: v.object({ lng: v.number(), lat: v.number() }) }),
)
const fields: PersistedFields<RecentPlaces> = { places }

/** Places kept. */
const MOST = 8

/** Places that the user searched, the latest first; on the device, by user, deleted on sign-out. */
export class RecentPlaces {
  places: readonly PlaceRef[] = []
  readonly #stop: () => void

  constructor(core: Core) {
    makeAutoObservable(this, { places: observableRef }, { autoBind: true })
    // The session reports refused storage, so it is not reported here.
    this.#stop = createPersist({ user: core.session.loginName })('leads-recentPlaces', this, fields)
  }

  add(place: PlaceRef): void {
    const { lng, lat } = place.point
    const others = this.places.filter(
      ({ name, point }) => name !== place.name || point.lng !== lng || point.lat !== lat,
    )
    this.places = [place, ...others].slice(0, MOST)
  }

  clear(): void {
    this.places = []
  }

  dispose(): void {
    this.#stop()
  }
}

export const recentPlacesStore = defineStore('leads.recentPlaces', (core) => new RecentPlaces(core))
