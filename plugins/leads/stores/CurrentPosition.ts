import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Core, defineStore } from '#src/core'
import type { Position } from '../rules/filters'

/** A position as old as this is good enough for distances. ms */
const GOOD_FOR = 5 * 60_000
/** Rows do not wait longer than this for a position. ms */
const PATIENCE = 8000
/** Location status of a good answer (wire.md 'Clients'). */
const GOOD = '0'

/** Where the person is, for distances; asked of the host only when somebody wants distances (section 3, GCJ-02). */
export class CurrentPosition {
  /** The last one known in this session. */
  position: Position | undefined = undefined
  #asked = 0

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { position: observableRef }, { autoBind: true })
  }

  /** The position, asked anew when the last one is old; undefined when the host gives none, or not in time. */
  async find(signal?: AbortSignal): Promise<Position | undefined> {
    if (this.position && Date.now() - this.#asked < GOOD_FOR) return this.position
    const patience = new AbortController()
    const giveUp = () => patience.abort()
    const timer = setTimeout(giveUp, PATIENCE)
    signal?.addEventListener('abort', giveUp)
    const result = await this.#core.host.getLocation({ maximumAge: GOOD_FOR }, { signal: patience.signal })
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    if (!result.ok || result.data.status !== GOOD) return undefined
    const position = { lng: result.data.longitude, lat: result.data.latitude }
    runInAction(() => {
      this.position = position
      this.#asked = Date.now()
    })
    return position
  }
}

export const currentPosition = defineStore('leads.currentPosition', (core) => new CurrentPosition(core))
