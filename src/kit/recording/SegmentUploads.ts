import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Leadership, Surroundings } from '#base/storage'
import type { HostSegment } from '#platform/host'
import { HttpError } from '#platform/http'
import { backoff, eventOf } from '#platform/outbox'
import type { SegmentStore } from './SegmentStore'
import { nameOf, type StoredSegment } from './segment'
import type { SendSegment } from './sendSegment'

export interface SegmentUploadsDeps {
  readonly segments: SegmentStore
  readonly send: SendSegment
  readonly surroundings: Omit<Surroundings, 'tabs'>
  readonly leadership: Leadership
  /** Login name. */
  readonly user: string
}

/** A single refusal may be caused by an expired token; after this many a segment counts as refused. */
const REFUSALS = 3

type Closed = StoredSegment & { readonly state: { readonly kind: 'closed'; readonly audio: HostSegment } }
const isClosed = (segment: StoredSegment): segment is Closed => segment.state.kind === 'closed'

interface Trial {
  readonly count: number
  readonly refusals: number
  /** ms since the epoch. */
  readonly notBefore: number
}
const UNTRIED: Trial = { count: 0, refusals: 0, notBefore: 0 }

/**
 * Uploads closed segments to the file host: one at a time, in recording order, from one tab; retries with a delay, and
 * at once when the network returns.
 */
export class SegmentUploads {
  /** The token was refused and could not be renewed; uploads stop until `signedIn`. */
  needsSignIn = false
  /** Name of the segment being uploaded. */
  sending: string | undefined = undefined
  #leads = false
  #isOver = false
  readonly #trials = new Map<string, Trial>()
  #stopTimer = () => {}
  readonly #ends: (() => void)[] = []
  readonly #deps: SegmentUploadsDeps

  constructor(deps: SegmentUploadsDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
    const { segments, surroundings, leadership, user } = deps
    this.#ends.push(
      leadership(`recording uploads ${user}`, this.lead),
      surroundings.onChange(this.hurry),
      // Compared by name, so that reloading the same segments does not restart the uploads.
      reaction(() => segments.waiting.map(nameOf).join(), this.pump),
    )
  }

  /** Call when the session has a new valid token. */
  signedIn(): void {
    this.needsSignIn = false
    this.hurry()
  }

  /** Ends all delays. */
  hurry(): void {
    for (const [name, trial] of this.#trials) this.#trials.set(name, { ...trial, notBefore: 0 })
    this.pump()
  }

  dispose(): void {
    this.#isOver = true
    this.#stopTimer()
    for (const end of this.#ends.splice(0)) end()
  }

  private lead(leads: boolean): void {
    this.#leads = leads
    this.pump()
  }

  /** Uploads the next due segment, or sets a timer for it. */
  private pump(): void {
    this.#stopTimer()
    const { surroundings } = this.#deps
    if (!this.#leads || this.#isOver || this.needsSignIn || this.sending || !surroundings.isOnline()) return
    const now = surroundings.now()
    const heads = this.heads()
    const next = heads.find((segment) => this.trialOf(segment).notBefore <= now)
    if (next) {
      this.sending = nameOf(next)
      void this.bringAcross(next)
    } else if (heads.length > 0) {
      const at = Math.min(...heads.map((segment) => this.trialOf(segment).notBefore))
      this.#stopTimer = surroundings.later(this.pump, at - now)
    }
  }

  /** The first waiting segment of each recording. */
  private heads(): Closed[] {
    const waiting = this.#deps.segments.waiting.filter(isClosed)
    return waiting.filter(({ recording }, at) => waiting.findIndex((other) => other.recording === recording) === at)
  }

  private async bringAcross(segment: Closed): Promise<void> {
    const { segments, send } = this.#deps
    try {
      // Stored first, so that an upload finished while the page dies belongs to a stored segment.
      await segments.settled()
      const result = await send(segment)
      this.#trials.delete(nameOf(segment))
      if (!this.#isOver) segments.arrived(segment, result)
    } catch (error) {
      if (!this.#isOver) this.failed(segment, error)
    } finally {
      runInAction(() => {
        this.sending = undefined
        this.pump()
      })
    }
  }

  private failed(segment: Closed, error: unknown): void {
    const { segments, surroundings } = this.#deps
    if (error instanceof HttpError && error.kind === 'unauthorised') {
      this.needsSignIn = true
      return
    }
    const { now, chance } = surroundings
    const trial = this.trialOf(segment)
    const count = trial.count + 1
    const event = eventOf(error, now(), chance())
    const refusals = event.type === 'refused' || event.type === 'outdated' ? trial.refusals + 1 : trial.refusals
    if (refusals >= REFUSALS) {
      this.#trials.delete(nameOf(segment))
      segments.refused(segment, error instanceof Error ? error.message : String(error))
    } else {
      this.#trials.set(nameOf(segment), { count, refusals, notBefore: now() + backoff(count, chance()) })
    }
  }

  private trialOf(segment: StoredSegment): Trial {
    return this.#trials.get(nameOf(segment)) ?? UNTRIED
  }
}
