import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { SEGMENT_MAXIMUM } from '#src/config'
import { newId } from '#src/device'
import { HOST_TEXTS, type HostBridge, type HostError, type HostResult, type HostSegment } from '#src/host'

import { isLive, type RecorderEvent, type RecorderState, recorderAfter } from './recorderMachine'
import type { SegmentStore } from './SegmentStore'
import { audioOf, type Slot, type StoredSegment } from './segment'

export interface RecorderDeps {
  readonly host: Pick<HostBridge, 'native' | 'startRecording' | 'stopRecording' | 'keepScreenOn'>
  readonly segments: SegmentStore
  /** ms since the epoch. */
  readonly now?: () => number
  /** Nobody sees the page. */
  readonly isHidden?: () => boolean
}

/** Less is no segment: what a stop at the very end of the one before leaves of the next. s */
const SCRAP = 0.5
/** A segment that ended by itself may be so much shorter than the maximum and still be full. s */
const NEARLY = 2
/** What a chunk of the browser's holds. ms */
const CHUNK = 1000
/** How often the time that is shown moves on. ms */
const TICK = 500

type Why = Extract<RecorderEvent, { type: 'broke' }>['why']

/** What a failure means for a recording; nothing was recorded before these. */
const NEVER_RAN: readonly Why[] = ['denied', 'not-supported', 'busy']
const WHY: { readonly [K in HostError['kind']]?: Why } = {
  denied: 'denied',
  'no-method': 'not-supported',
  busy: 'busy',
  interrupted: 'interrupted',
  cancelled: 'cancelled',
}
/** The same said in words, by hosts whose envelope has no kind for it (section 8; 'interrupted': ours). */
const WHY_BY_TEXT: Readonly<Record<string, Why>> = {
  [HOST_TEXTS.recordingNotSupported]: 'not-supported',
  [HOST_TEXTS.notSupported]: 'not-supported',
  interrupted: 'interrupted',
}
const whyOf = ({ kind, text }: HostError): Why => WHY[kind] ?? WHY_BY_TEXT[text] ?? 'failed'

/**
 * Records in segments of at most 300 s (sections 4, 9), strung together until somebody stops; what is recorded lies in the
 * segment store as it closes. One recording at a time; `start` begins a new one, `resume` goes on with it.
 */
export class Recorder {
  state: RecorderState = { kind: 'idle' }
  /** Names the recording in the segment store; '' before the first. */
  recording = ''
  #startedAt = 0
  /** Since when the open segment is heard, ms; undefined until it is. */
  private openSince: number | undefined = undefined
  private clock = 0
  #call: AbortController | undefined = undefined
  #timer: ReturnType<typeof setInterval> | undefined = undefined
  #letGo = () => {}
  /** The host's names of segments: one that comes twice is one. */
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

  /** The host has been asked and has not ended. */
  get isLive(): boolean {
    return isLive(this.state)
  }

  /** What there is of the recording so far, in order; the open segment is not among it. */
  get segments(): readonly StoredSegment[] {
    return this.#deps.segments.of(this.recording).filter(({ state }) => state.kind !== 'open')
  }

  /** How much is recorded, with the open segment, s. */
  get seconds(): number {
    return this.closedSeconds + this.openSeconds
  }

  /** Of the open segment, s. */
  get openSeconds(): number {
    return this.openSince === undefined ? 0 : Math.max(0, this.clock - this.openSince) / 1000
  }

  /** Begins a new recording. */
  start(): void {
    if (!this.hear({ type: 'start' })) return
    this.recording = newId()
    this.#startedAt = this.now()
    this.begin()
  }

  /** Goes on with the recording that was interrupted, failed or was stopped. */
  resume(): void {
    if (this.hear({ type: 'resume' })) this.begin()
  }

  /** Takes up a recording that an earlier page has begun (a draft names it): its segments are there, and it can go on. */
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

  /** Ends the recording, or leaves an interrupted one as it is; resolves when its last segment is there. */
  async stop(): Promise<void> {
    if (this.hear({ type: 'stop' }) && this.isLive) {
      const call = this.#call
      const stopped = await this.#deps.host.stopRecording()
      // A host that cannot stop is not waited for until its segment is full.
      if (!stopped.ok) call?.abort()
    }
    await when(() => !this.isLive)
  }

  /** What the file host refused is sent once more. */
  sendAgain(): void {
    this.#deps.segments.retry(this.recording)
  }

  /** Its screen is gone: what is recorded until now is kept. */
  dispose(): void {
    void this.stop()
  }

  private get closedSeconds(): number {
    return this.segments.reduce((sum, segment) => sum + (audioOf(segment)?.duration ?? 0), 0)
  }

  private begin(): void {
    const { host, segments } = this.#deps
    this.#letGo = segments.hold(this.recording)
    void host.keepScreenOn({ on: true })
    this.tick()
    this.#timer = setInterval(this.tick, TICK)
    this.next()
  }

  /** Asks the host for the next segment. */
  private next(): void {
    if (!('segment' in this.state)) return
    const { host, segments } = this.#deps
    const slot: Slot = { recording: this.recording, position: this.state.segment }
    this.#call = new AbortController()
    this.openSince = undefined
    segments.open({ ...slot, startedAt: this.#startedAt, from: this.closedSeconds }, { bySecond: !host.native })
    const onChunk = (part: Blob) => {
      this.heard(CHUNK)
      segments.addChunk(slot, part)
    }
    const asked = host.startRecording({ maxDuration: SEGMENT_MAXIMUM }, { signal: this.#call.signal, onChunk })
    // A native host says nothing until the segment has ended.
    if (host.native) this.heard(0)
    void asked.then((result) => this.ended(slot, result))
  }

  /** `before`: since how long it has been heard, ms. */
  private heard(before: number): void {
    if (!this.isLive || this.openSince !== undefined) return
    this.tick()
    this.openSince = this.now() - before
    this.hear({ type: 'started' })
  }

  private ended(slot: Slot, result: HostResult<HostSegment>): void {
    this.tick()
    this.hear(result.ok ? this.keep(slot, result.data) : this.breakOff(slot, result.error))
    this.openSince = undefined
    if (this.state.kind === 'rotating') this.next()
    else this.finish()
  }

  private keep(slot: Slot, data: HostSegment): RecorderEvent {
    const { segments } = this.#deps
    // Some hosts do not say how long it is.
    const duration = data.duration || Math.round(this.openSeconds * 10) / 10
    if (duration < SCRAP || this.#known.has(data.localAudioId)) {
      segments.discard(slot)
      return { type: 'scrapped' }
    }
    this.#known.add(data.localAudioId)
    segments.close(slot, { ...data, duration })
    return { type: 'ended', cut: duration < SEGMENT_MAXIMUM - NEARLY && this.isHidden() }
  }

  private breakOff(slot: Slot, error: HostError): RecorderEvent {
    const said = whyOf(error)
    // What went well before the page was left is no refusal: the microphone is given to nobody in the background.
    const why = slot.position > 1 && said !== 'cancelled' && this.isHidden() ? 'interrupted' : said
    const hasRun = !NEVER_RAN.includes(said) && this.openSeconds >= SCRAP
    const left = this.#deps.segments.giveUp(slot, { hasRun })
    return { type: 'broke', why, left, ...(error.canAskAgain === undefined ? {} : { canAskAgain: error.canAskAgain }) }
  }

  private finish(): void {
    clearInterval(this.#timer)
    this.#call = undefined
    this.#letGo()
    void this.#deps.host.keepScreenOn({ on: false })
  }

  /** True where the event changed something. */
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

/** A recorder over a host; its segments lie in the store. */
export const createRecorder = (deps: RecorderDeps): Recorder => new Recorder(deps)
