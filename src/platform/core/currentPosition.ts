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
  #foundAt = 0
  /** When the host answered last, with a position or without. */
  #answeredAt = 0
  /** The look-up that is under way, for everybody who asks meanwhile. */
  #looking: Promise<Position | undefined> | undefined

  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    makeAutoObservable(this, { position: observableRef }, { autoBind: true })
  }

  /** A look-up that nobody has asked for may find another position: the last one, found or not, is so long ago. */
  isDue(): boolean {
    return Date.now() - this.#answeredAt >= GOOD_FOR
  }

  /**
   * Returns the position, refetched if the last one is too old; undefined if the host fails or times out, or if the
   * caller stops waiting.
   */
  async find(signal?: AbortSignal): Promise<Position | undefined> {
    if (this.position && Date.now() - this.#foundAt < GOOD_FOR) return this.position
    if (signal?.aborted) return undefined
    this.#looking ??= this.look().finally(() => {
      this.#looking = undefined
    })
    return signal ? untilAborted(this.#looking, signal) : this.#looking
  }

  private async look(): Promise<Position | undefined> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    const result = await this.#core.host.getLocation({ maximumAge: GOOD_FOR }, { signal: patience.signal })
    clearTimeout(timer)
    const isFound = result.ok && result.data.status === GOOD
    const position = isFound ? { lng: result.data.longitude, lat: result.data.latitude } : undefined
    this.#answeredAt = Date.now()
    if (isFound) this.#foundAt = this.#answeredAt
    runInAction(() => {
      this.position = position
    })
    return position
  }
}

/** The result; undefined once the signal aborts. */
function untilAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined)
    signal.addEventListener('abort', stop)
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** The user's position, shared by lists, maps and forms. */
export const currentPosition = defineStore('core.currentPosition', (core) => new CurrentPosition(core))
