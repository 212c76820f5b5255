import { runningClock } from './clock'
import { FaultList } from './faults'
import { CallLog } from './log'
import { type Bases, type DataSet, OverlayStore } from './store'

/** What a reset may ask for: another size or seed, and the time (ISO 8601) at which the store's clock starts. */
export type Wanted = Partial<DataSet> & { readonly now?: string }

/** Records, clock, faults and log selected by a `sim` cookie. */
export interface Space {
  readonly id: string
  /** The store's clock: its own, or the one that a reset has set. */
  now: () => Date
  /** The clock that starts with the store. */
  readonly ownClock: () => Date
  /** What the last reset asked for; null: all as at the start of the simulator. */
  wanted: Wanted | null
  store: OverlayStore
  /** A record was saved by hand since the reset. */
  isEdited: boolean
  /** Options of the store's seed, and the reference time of its records. */
  data: DataSet
  seededAt: Date
  readonly faults: FaultList
  readonly log: CallLog
  /** Running submits by idempotency key, so that a double tap waits for the first response. */
  readonly running: Map<string, Promise<unknown>>
}

/** The store of requests without the cookie; the only one saved in a snapshot. */
export const DEFAULT_SPACE = 'default'

const MOST_SPACES = 64

/** All stores. Of those created by cookies, the least recently used is dropped first. */
export class Spaces {
  private readonly spaces = new Map<string, Space>()

  constructor(
    private readonly bases: Bases,
    private readonly startClock: () => Space['now'],
    private readonly wrote: () => void,
  ) {
    this.get(DEFAULT_SPACE)
  }

  get count(): number {
    return this.spaces.size
  }

  get(id: string): Space {
    const space = this.spaces.get(id) ?? this.create(id)
    this.spaces.delete(id)
    this.spaces.set(id, space)
    this.evict()
    return space
  }

  /** The space that a request selects by its cookie. */
  of(headers: Headers): Space {
    return this.get(/(?:^|;)\s*sim=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]?.trim() || DEFAULT_SPACE)
  }

  /**
   * Resets records, faults, log and clock; what is not wanted is as at the start. `clock`: one that has run since the
   * reset that is repeated.
   */
  reset(space: Space, wanted: Wanted | null = null, clock = clockOf(wanted)): void {
    const { now: _, ...data } = wanted ?? {}
    const { usual } = this.bases
    space.wanted = wanted
    space.now = clock ?? space.ownClock
    // The same object: only the usual data have the sites of a file.
    const isUsual = data.size === undefined && data.seed === undefined
    Object.assign(space, this.startOf(space.id, space.now(), isUsual ? usual : { ...usual, ...data }))
    space.faults.clear()
    space.log.clear()
    space.running.clear()
    if (space.id === DEFAULT_SPACE) this.wrote()
  }

  private create(id: string): Space {
    const now = this.startClock()
    const start = this.startOf(id, now(), this.bases.usual)
    const empty = { faults: new FaultList(), log: new CallLog(), running: new Map<string, Promise<unknown>>() }
    return { id, now, ownClock: now, wanted: null, ...start, ...empty }
  }

  private startOf(id: string, at: Date, data: DataSet): Pick<Space, 'data' | 'seededAt' | 'store' | 'isEdited'> {
    const { seededAt, read } = this.bases.of(data, at)
    const store = new OverlayStore(read, id === DEFAULT_SPACE ? this.wrote : undefined)
    return { data, seededAt, store, isEdited: false }
  }

  private evict(): void {
    for (const id of this.spaces.keys()) {
      if (this.spaces.size <= MOST_SPACES) return
      if (id !== DEFAULT_SPACE) this.spaces.delete(id)
    }
  }
}

const clockOf = (wanted: Wanted | null): Space['now'] | undefined =>
  wanted?.now === undefined ? undefined : runningClock(new Date(wanted.now))
