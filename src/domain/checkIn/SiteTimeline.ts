import { makeAutoObservable } from 'mobx'
import { dwellMinutes } from '#domain/checkIn/rules'
import { type MakePart, PagedPart, type Pages, type Query, type Resource } from '#kit/records'
import type { CheckInRecord } from './checkIn'

/** What was written down about a site, such as a call. */
export interface SiteTrack {
  readonly id: string
  readonly at: Date
}

/** A check-in in a timeline. */
export interface SiteCheckIn extends CheckInRecord {
  /** Id of the arrival that a leaving ends. */
  readonly arriveId?: string | undefined
}

/** An event at a site. */
export type SiteEvent<T, C> =
  | { readonly type: 'track'; readonly id: string; readonly at: Date; readonly track: T }
  | { readonly type: 'clockIn'; readonly id: string; readonly at: Date; readonly clockIn: C }

/** The calls of a timeline. */
interface TimelineCalls<T, C> {
  /** Everything that was written down. */
  readonly tracks: () => Query<readonly T[]>
  /** A page of the check-ins, latest first, counted from 1. */
  readonly clockIns: (page: number) => Query<PageOfCheckIns<C>>
  /** Sends the call of a further page. */
  readonly send: <A>(requested: Query<A>) => Promise<A>
}

interface PageOfCheckIns<C> {
  readonly items: readonly C[]
  readonly total: number
}

/** Follow-ups and check-ins at a site as one list; each part loads and fails on its own. */
export class SiteTimeline<T extends SiteTrack, C extends SiteCheckIn> {
  readonly tracks: Resource<readonly T[]>
  readonly clockIns: Resource<Pages<C>>
  /** Further pages of check-ins. */
  readonly paged: PagedPart<C>

  constructor(part: MakePart, { tracks, clockIns, send }: TimelineCalls<T, C>) {
    this.tracks = part('tracks', tracks)
    this.clockIns = part('clockIns', () => {
      const first = clockIns(1)
      return { ...first, pick: (answers) => ({ ...first.pick(answers), pages: 1 }) }
    })
    this.paged = new PagedPart(this.clockIns, (page) => send(clockIns(page)))
    makeAutoObservable(this, { tracks: false, clockIns: false, paged: false }, { autoBind: true })
  }

  /** Newest first, without gaps. */
  get events(): readonly SiteEvent<T, C>[] {
    return mergeEvents({
      tracks: this.tracks.value ?? [],
      clockIns: this.clockIns.value?.items ?? [],
      // Failed check-ins must not hide the follow-ups; the error is shown beside them.
      complete: this.paged.complete || this.clockIns.status === 'failed',
    })
  }

  /** Total number of events, as far as loaded. */
  get total(): number {
    return (this.tracks.value?.length ?? 0) + (this.clockIns.value?.total ?? 0)
  }

  get status(): 'loading' | 'ready' | 'failed' {
    const states = [this.tracks.status, this.clockIns.status]
    if (states.includes('failed')) return 'failed'
    return states.every((state) => state === 'ready') ? 'ready' : 'loading'
  }

  /** One part is loaded, though the other may have failed. */
  get isPartlyLoaded(): boolean {
    return this.tracks.value !== undefined || this.clockIns.value !== undefined
  }

  get error(): unknown {
    return this.tracks.error ?? this.clockIns.error
  }

  async need(): Promise<void> {
    await Promise.all([this.tracks.need(), this.clockIns.need()])
  }

  /** Reloads the parts that failed. */
  async retry(): Promise<void> {
    await Promise.all(
      [this.tracks, this.clockIns].filter((part) => part.status === 'failed').map((part) => part.load()),
    )
  }

  /** Adds a follow-up that was just saved. */
  add(track: T): void {
    const { value } = this.tracks
    if (!value) return
    this.tracks.set([track, ...value.filter((other) => other.id !== track.id)])
  }

  /** Adds a check-in that was just saved, or shows one as it was corrected; a leaving also ends its arrival. */
  addClockIn(clockIn: C): void {
    const { value } = this.clockIns
    if (!value) return
    const known = value.items.some(({ id }) => id === clockIn.id)
    const others = value.items
      .filter(({ id }) => id !== clockIn.id)
      .map((other) => (other.id === clockIn.arriveId ? { ...other, dwell: dwellOf(other, clockIn) } : other))
    const items = [clockIn, ...others].sort((a, b) => b.at.getTime() - a.at.getTime())
    this.clockIns.set({ ...value, items, total: value.total + (known ? 0 : 1) })
  }

  invalidate(): void {
    this.tracks.invalidate()
    this.clockIns.invalidate()
  }

  stop(): void {
    this.tracks.stop()
    this.clockIns.stop()
  }
}

/** A leaving that was a mistake leaves the arrival open. */
const dwellOf = (arrival: SiteCheckIn, { at, correction }: SiteCheckIn) =>
  correction ? undefined : dwellMinutes(arrival.at, at)

interface KnownEvents<T, C> {
  readonly tracks: readonly T[]
  readonly clockIns: readonly C[]
  /** All check-ins are loaded. */
  readonly complete: boolean
}

/**
 * Merges follow-ups (all loaded) and check-ins (loaded by page), newest first. The list ends at the oldest loaded
 * check-in: an earlier check-in could still be inserted below it, and rows must not move while they are read.
 */
export function mergeEvents<T extends SiteTrack, C extends SiteTrack>(known: KnownEvents<T, C>): SiteEvent<T, C>[] {
  const { tracks, clockIns, complete } = known
  const events: SiteEvent<T, C>[] = [
    ...tracks.map((track) => ({ type: 'track' as const, id: `track:${track.id}`, at: track.at, track })),
    ...clockIns.map((clockIn) => ({ type: 'clockIn' as const, id: `clockIn:${clockIn.id}`, at: clockIn.at, clockIn })),
  ]
  const oldest = Math.min(...clockIns.map(({ at }) => at.getTime()))
  return events
    .filter((event) => complete || event.at.getTime() >= oldest)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
}
