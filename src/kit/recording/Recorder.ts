import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { SEGMENT_MAXIMUM } from '#base/config'
import { newId } from '#base/storage'
import { HOST_TEXTS, type HostBridge, type HostError, type HostResult, type HostSegment } from '#platform/host'

import { isLive, type RecorderEvent, type RecorderState, recorderAfter } from './recorderMachine'
import type { SegmentStore } from './SegmentStore'
import { audioOf, type Slot, type StoredSegment } from './segment'

export interface RecorderDeps {
  readonly host: Pick<HostBridge, 'native' | 'startRecording' | 'stopRecording' | 'keepScreenOn'>
  readonly segments: SegmentStore
  /** ms since the epoch. */
  readonly now?: () => number
  /** True if the page is hidden. */
  readonly isHidden?: () => boolean
}

/** Minimum duration of a segment; drops the scrap that a stop just after a segment's end produces. s */
const SCRAP = 0.5
/** A segment that ended by itself counts as full if it is at most this much shorter than the maximum. s */
const NEARLY = 2
/**
 * A native host's segment is ended if it is still open this long after it should be full: it began late, behind a
 * prompt or on a busy phone, and the bridge stops waiting 10 s after that time. ms
 */
const OVERDUE = 5000
/** Duration of a browser's chunk. ms */
const CHUNK = 1000
/** Update interval of the displayed time. ms */
const TICK = 500

type Why = Extract<RecorderEvent, { type: 'broke' }>['why']

/** Failures after which nothing can have been recorded. */
const NEVER_RAN: readonly Why[] = ['denied', 'not-supported', 'busy']
const WHY: { readonly [K in HostError['kind']]?: Why } = {
  denied: 'denied',
  'no-method': 'not-supported',
  busy: 'busy',
  interrupted: 'interrupted',
  cancelled: 'cancelled',
}
/** The same reasons as texts, for hosts whose envelope has no field for them (section 8; 'interrupted': ours). */
const WHY_BY_TEXT: Readonly<Record<string, Why>> = {
  [HOST_TEXTS.recordingNotSupported]: 'not-supported',
  [HOST_TEXTS.notSupported]: 'not-supported',
  interrupted: 'interrupted',
}
const whyOf = ({ kind, text }: HostError): Why => WHY[kind] ?? WHY_BY_TEXT[text] ?? 'failed'

/**
 * Records consecutive segments of at most 300 s (sections 4, 9) until stopped; each is saved in the segment store as it
 * closes. One recording at a time: `start` begins a new one, `resume` continues it.
 */
export class Recorder {
  state: RecorderState = { kind: 'idle' }
  /** Id of the recording in the segment store; '' before the first. */
  recording = ''
  /** Most segments of the recording. */
  private most = Number.POSITIVE_INFINITY
  #startedAt = 0
  /** Start of the audio in the open segment, ms since the epoch; undefined until the microphone runs. */
  private openSince: number | undefined = undefined
  private clock = 0
  #call: AbortController | undefined = undefined
  #timer: ReturnType<typeof setInterval> | undefined = undefined
  #overdue: ReturnType<typeof setTimeout> | undefined = undefined
  /** The open segment was ended because it was overdue. */
  #isCutByUs = false
  #release = () => {}
  /** Segment ids of the host, to detect repeated ones. */
  readonly #known = new Set<string>()

  readonly #deps: RecorderDeps

  constructor(deps: RecorderDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      {
        state: observableRef,
      },
      { autoBind: true },
    )
  }

  /** A segment was requested from the host and has not ended. */
  get isLive(): boolean {
    return isLive(this.state)
  }

  /** Segments of the recording so far, in order, without the open one. */
  get segments(): readonly StoredSegment[] {
    return this.#deps.segments.of(this.recording).filter(({ state }) => state.kind !== 'open')
  }

  /** There is room for no other segment; a lost one takes none. */
  get isFull(): boolean {
    return this.segments.filter(({ state }) => state.kind !== 'lost').length >= this.most
  }

  /** Recorded duration including the open segment, s. */
  get seconds(): number {
    return this.closedSeconds + this.openSeconds
  }

  /** Duration of the open segment, s. */
  get openSeconds(): number {
    return this.openSince === undefined ? 0 : Math.max(0, this.clock - this.openSince) / 1000
  }

  /** The recording ends by itself after so many segments. */
  limit(most: number): void {
    this.most = most
  }

  /** Starts a new recording. */
  start(): void {
    if (this.isFull || !this.hear({ type: 'start' })) return
    this.recording = newId()
    this.#startedAt = this.now()
    this.begin()
  }

  /** Continues a recording that was interrupted, failed or stopped. */
  resume(): void {
    if (!this.isFull && this.hear({ type: 'resume' })) this.begin()
  }

  /** Reopens a recording of an earlier page (named by a draft), so that it can be played and resumed. */
  async reopen(recording: string): Promise<void> {
    const { segments } = this.#deps
    await segments.load()
    const last = segments.of(recording).slice(-1)[0]
    if (!last || !this.hear({ type: 'reopen', segment: last.position + 1 })) return
    runInAction(() => {
      this.recording = recording
      this.#startedAt = last.startedAt
    })
  }

  /** Ends the recording, or leaves an interrupted one as it is; resolves once its last segment is stored. */
  async stop(): Promise<void> {
    if (this.hear({ type: 'stop' }) && this.isLive) {
      const call = this.#call
      const stopped = await this.#deps.host.stopRecording()
      // If the host cannot stop, do not wait until its segment is full.
      if (!stopped.ok) call?.abort()
    }
    await when(() => !this.isLive)
  }

  /** Resends the refused segments. */
  sendAgain(): void {
    this.#deps.segments.retry(this.recording)
  }

  /** Called when its screen is unmounted; what has been recorded stays stored. */
  dispose(): void {
    void this.stop()
  }

  private get closedSeconds(): number {
    return this.segments.reduce((sum, segment) => sum + (audioOf(segment)?.duration ?? 0), 0)
  }

  private begin(): void {
    const { host, segments } = this.#deps
    this.#release = segments.hold(this.recording)
    void host.keepScreenOn({ on: true })
    this.tick()
    this.#timer = setInterval(this.tick, TICK)
    this.next()
  }

  /** Requests the next segment from the host. */
  private next(): void {
    if (!('segment' in this.state)) return
    const { host, segments } = this.#deps
    const slot: Slot = { recording: this.recording, position: this.state.segment }
    this.#call = new AbortController()
    this.#isCutByUs = false
    this.openSince = undefined
    segments.open({ ...slot, startedAt: this.#startedAt, from: this.closedSeconds }, { bySecond: !host.native })
    const onChunk = (part: Blob) => {
      this.heard(CHUNK)
      segments.addChunk(slot, part)
    }
    const requested = host.startRecording({ maxDuration: SEGMENT_MAXIMUM }, { signal: this.#call.signal, onChunk })
    // A native host does not report anything until the segment has ended.
    if (host.native) {
      this.heard(0)
      this.#overdue = setTimeout(
        () => {
          this.#isCutByUs = true
          void host.stopRecording()
        },
        SEGMENT_MAXIMUM * 1000 + OVERDUE,
      )
    }
    void requested.then((result) => this.ended(slot, result))
  }

  /** `before`: how long it has been recording, ms. */
  private heard(before: number): void {
    if (!this.isLive || this.openSince !== undefined) return
    this.tick()
    this.openSince = this.now() - before
    this.hear({ type: 'started' })
  }

  private ended(slot: Slot, result: HostResult<HostSegment>): void {
    clearTimeout(this.#overdue)
    this.tick()
    this.hear(result.ok ? this.keep(slot, result.data) : this.breakOff(slot, result.error))
    this.openSince = undefined
    if (this.state.kind === 'rotating') this.next()
    else this.finish()
  }

  private keep(slot: Slot, data: HostSegment): RecorderEvent {
    const { segments } = this.#deps
    // Some hosts do not return a duration.
    const duration = data.duration || Math.round(this.openSeconds * 10) / 10
    if (duration < SCRAP || this.#known.has(data.localAudioId)) {
      segments.discard(slot)
      return { type: 'scrapped' }
    }
    this.#known.add(data.localAudioId)
    segments.close(slot, { ...data, duration })
    const cut = duration < SEGMENT_MAXIMUM - NEARLY && !this.#isCutByUs && this.isHidden()
    return { type: 'ended', cut, isLast: this.isFull }
  }

  private breakOff(slot: Slot, error: HostError): RecorderEvent {
    const said = whyOf(error)
    // If earlier segments succeeded before the page was hidden, it is not a refusal: the microphone is not available in
    // the background.
    const why = slot.position > 1 && said !== 'cancelled' && this.isHidden() ? 'interrupted' : said
    const hasRun = !NEVER_RAN.includes(said) && this.openSeconds >= SCRAP
    const left = this.#deps.segments.giveUp(slot, { hasRun })
    return { type: 'broke', why, left, ...(error.canAskAgain === undefined ? {} : { canAskAgain: error.canAskAgain }) }
  }

  private finish(): void {
    clearInterval(this.#timer)
    this.#call = undefined
    this.#release()
    void this.#deps.host.keepScreenOn({ on: false })
  }

  /** True if the event changed the state. */
  private hear(event: RecorderEvent): boolean {
    const { state } = this
    runInAction(() => {
      this.state = recorderAfter(state, event)
    })
    return this.state !== state
  }

  private tick(): void {
    this.clock = this.now()
  }

  private isHidden(): boolean {
    return this.#deps.isHidden?.() ?? document.visibilityState === 'hidden'
  }

  private now(): number {
    return (this.#deps.now ?? Date.now)()
  }
}

/** Creates a recorder for a host and a segment store. */
export const createRecorder = (deps: RecorderDeps): Recorder => new Recorder(deps)
