import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled } from '#platform/http'
import type { MapBounds, MapCluster, MapPoint, MapWindow } from './types'

/** What the server is asked for: records in these bounds, grouped as this zoom needs it. */
export interface MapRequest {
  readonly bounds: MapBounds
  readonly zoom: number
}

/** Records that stand alone and those that the server has drawn together. */
export interface MapResponse {
  readonly points: readonly MapPoint[]
  readonly clusters: readonly MapCluster[]
}

export type LoadMap = (request: MapRequest, signal: AbortSignal) => Promise<MapResponse>

/** So much more than the window is asked for on each side, so that a short pan asks nothing. */
const MARGIN = 0.25
const NOTHING: MapResponse = { points: [], clusters: [] }

/**
 * The records of a map as the server groups them, asked anew when the map leaves what was asked for. What is shown stays
 * until the next answer, and when that fails. The last question wins.
 */
export class MapRecords {
  shown = NOTHING
  isLoading = false
  /** Why the last question failed; undefined as soon as another one is asked. */
  error: unknown = undefined
  #key: string | undefined
  #load: LoadMap | undefined
  #window: MapWindow | undefined
  /** What `shown` answers, or what is being asked. */
  #requested: MapRequest | undefined
  #running: AbortController | undefined

  constructor() {
    makeAutoObservable(this, { shown: observableRef, error: observableRef }, { autoBind: true })
  }

  /** Shows the records of a query (tab, filters); another `key` drops those of the one before. */
  open(key: string, load: LoadMap): void {
    this.#load = load
    if (this.#key === key) return
    this.#key = key
    this.shown = NOTHING
    void this.reload()
  }

  /** The map shows another window; asks for what is not there yet. */
  view(window: MapWindow): void {
    this.#window = window
    if (!this.#requested || !answers(this.#requested, window)) void this.reload()
  }

  /** Asks anew for the window. Never rejects: the error stands in `error`. */
  async reload(): Promise<void> {
    this.stop()
    const [window, load] = [this.#window, this.#load]
    if (!window || !load) return
    const controller = new AbortController()
    const request = { bounds: widened(window.bounds), zoom: window.zoom }
    this.#running = controller
    this.#requested = request
    this.isLoading = true
    this.error = undefined
    try {
      const answer = await load(request, controller.signal)
      this.settle(controller, () => {
        this.shown = answer
      })
    } catch (error) {
      this.settle(controller, () => {
        this.#requested = undefined
        if (!isCancelled(error)) this.error = error
      })
    }
  }

  /** The page is left: nobody waits for what is under way. */
  stop(): void {
    if (!this.#running) return
    this.#running.abort()
    this.#running = undefined
    this.#requested = undefined
    this.isLoading = false
  }

  private settle(controller: AbortController, change: () => void): void {
    runInAction(() => {
      if (this.#running !== controller) return
      this.#running = undefined
      this.isLoading = false
      change()
    })
  }
}

function answers({ bounds, zoom }: MapRequest, window: MapWindow): boolean {
  const inner = window.bounds
  return (
    zoom === window.zoom &&
    bounds.west <= inner.west &&
    bounds.east >= inner.east &&
    bounds.south <= inner.south &&
    bounds.north >= inner.north
  )
}

function widened({ west, south, east, north }: MapBounds): MapBounds {
  const [width, height] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return { west: west - width, south: south - height, east: east + width, north: north + height }
}
