import { makeAutoObservable } from 'mobx'
import { dwellMinutes } from '#domain/checkIn/rules'
import { ask, type MakePart, PagedPart, type Pages, type Resource } from '#kit/records'
import type { Core } from '#platform/core'
import { type ClockIn, selectClockIns, selectTracks, type Track } from '../api'
import type { LeadId } from '../rules/vocabulary'
import { mergeTimeline, type TimelineEvent } from './mergeTimeline'

/** Follow-ups and check-ins of a lead as one list; each part loads and fails on its own. */
export class Timeline {
  readonly tracks: Resource<readonly Track[]>
  readonly clockIns: Resource<Pages<ClockIn>>
  /** Later pages of check-ins. */
  readonly paged: PagedPart<ClockIn>

  constructor(core: Core, id: LeadId, part: MakePart) {
    this.tracks = part('tracks', () => ask(selectTracks, { id }))
    this.clockIns = part('clockIns', () => ask(selectClockIns, { id, page: 1 }, (page) => ({ ...page, pages: 1 })))
    this.paged = new PagedPart(this.clockIns, (page) => core.http(selectClockIns, { id, page }))
    makeAutoObservable(this, { tracks: false, clockIns: false, paged: false }, { autoBind: true })
  }

  /** Newest first, without gaps. */
  get events(): readonly TimelineEvent[] {
    return mergeTimeline({
      tracks: this.tracks.value ?? [],
      clockIns: this.clockIns.value?.items ?? [],
      // Failed check-ins must not hide the follow-ups; the error is shown beside them.
      complete: this.paged.complete || this.clockIns.status === 'failed',
    })
  }

  /** Total number of events, as far as known. */
  get total(): number {
    return (this.tracks.value?.length ?? 0) + (this.clockIns.value?.total ?? 0)
  }

  get status(): 'loading' | 'ready' | 'failed' {
    const states = [this.tracks.status, this.clockIns.status]
    if (states.includes('failed')) return 'failed'
    return states.every((state) => state === 'ready') ? 'ready' : 'loading'
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
  add(track: Track): void {
    const { value } = this.tracks
    if (!value) return
    this.tracks.set([track, ...value.filter((other) => other.id !== track.id)])
  }

  /** Adds a check-in that was just saved, or shows one as it was corrected; a leaving also ends its arrival. */
  addClockIn(clockIn: ClockIn): void {
    const { value } = this.clockIns
    if (!value) return
    const known = value.items.some(({ id }) => id === clockIn.id)
    const others = value.items
      .filter(({ id }) => id !== clockIn.id)
      .map((other) => (other.id === clockIn.arriveId ? { ...other, dwell: dwellMinutes(other.at, clockIn.at) } : other))
    const items = [clockIn, ...others].sort((a, b) => b.at.getTime() - a.at.getTime())
    this.clockIns.set({ ...value, items, total: value.total + (known ? 0 : 1) })
  }

  stop(): void {
    this.tracks.stop()
    this.clockIns.stop()
  }
}
