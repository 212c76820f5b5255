import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from './core'

/** Maximum age of a position used for distances: at 30 km/h the user is 2.5 km away by then. ms */
const GOOD_FOR = 5 * 60_000
/** Time-out for a position, since rows wait for it. ms */
const PATIENCE = 8000
/** Location status of a successful result (wire.md 'Clients'). */
const GOOD = '0'

/** GCJ-02. */
export interface Position {
  readonly lng: number
  readonly lat: number
}

/** Position of the user (section 3, GCJ-02); requested from the host only when distances are needed. */
export class CurrentPosition {
  /** Last position of this session; none once it is too old and no later one was found. */
  position: Position | undefined = undefined
  #requested = 0

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { position: observableRef }, { autoBind: true })
  }

  /** Returns the position, refetched if the last one is too old; undefined if the host fails or times out. */
  async find(signal?: AbortSignal): Promise<Position | undefined> {
    if (this.position && Date.now() - this.#requested < GOOD_FOR) return this.position
    const patience = new AbortController()
    const giveUp = () => patience.abort()
    const timer = setTimeout(giveUp, PATIENCE)
    signal?.addEventListener('abort', giveUp)
    const result = await this.#core.host.getLocation({ maximumAge: GOOD_FOR }, { signal: patience.signal })
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    if (!result.ok || result.data.status !== GOOD) {
      // Whoever only stopped waiting has not learned that there is none.
      if (!signal?.aborted)
        runInAction(() => {
          this.position = undefined
        })
      return undefined
    }
    const position = { lng: result.data.longitude, lat: result.data.latitude }
    runInAction(() => {
      this.position = position
      this.#requested = Date.now()
    })
    return position
  }
}

/** The user's position, shared by lists, maps and forms. */
export const currentPosition = defineStore('core.currentPosition', (core) => new CurrentPosition(core))
