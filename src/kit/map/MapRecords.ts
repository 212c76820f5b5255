import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCancelled } from '#platform/http'
import type { MapBounds, MapCluster, MapPoint, MapWindow } from './types'

/** The request to the server: records in these bounds, grouped for this zoom. */
export interface MapRequest {
  readonly bounds: MapBounds
  readonly zoom: number
}

/** Single records and those that the server has grouped. */
export interface MapResponse {
  readonly points: readonly MapPoint[]
  readonly clusters: readonly MapCluster[]
}

export type LoadMap = (request: MapRequest, signal: AbortSignal) => Promise<MapResponse>

/** The request extends the window by this share on each side, so that a short pan sends no request. */
const MARGIN = 0.25
const NOTHING: MapResponse = { points: [], clusters: [] }

/**
 * The records of a map as the server groups them, refetched when the map leaves the requested bounds. The loaded
 * records stay until the next response, and when the request fails. The latest request wins.
 */
export class MapRecords {
  shown = NOTHING
  isLoading = false
  /** Why the last request failed; undefined as soon as another one is sent. */
  error: unknown = undefined
  #key: string | undefined
  #load: LoadMap | undefined
  #window: MapWindow | undefined
  /** The request that `shown` is the response to, or the pending one. */
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

  /** The map shows another window; loads the records that are missing. */
  view(window: MapWindow): void {
    this.#window = window
    if (!this.#requested || !answers(this.#requested, window)) void this.reload()
  }

  /** Refetches the window. Never rejects: `error` holds the error. */
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
