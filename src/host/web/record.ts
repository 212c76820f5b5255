import { SEGMENT_MAXIMUM } from '#src/config'
import type { HostSegment } from '../calls'
import { HOST_TEXTS, type HostFailure, type HostResult, hostFailure, noMethod } from '../HostResult'
import { hold } from './held'
import { closeMedia, mediaFailure, openMedia } from './media'

/** What is open is handed out so often: a killed page loses no more than that. ms */
const CHUNK = 1000
/** The microphone stays open so long after a full segment: the next one starts without a gap and without a question. ms */
const HANDOVER = 2000
/** A recorder that does not say that it has stopped is taken at its last chunk. ms */
const STOP_PATIENCE = 3000

/** Chrome records webm, Safari mp4; '' leaves the choice to a browser that knows neither name. */
const TYPES: readonly string[] = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus']

export interface RecordOptions {
  /** s, 300 by default. */
  readonly maxDuration?: number | undefined
  /** Every second, and the rest at the end: what came since the last one; in order, they are the file. */
  readonly onChunk?: ((blob: Blob) => void) | undefined
  /** Gives the segment up: nothing is kept of it, `done` settles as 'cancelled'. */
  readonly signal?: AbortSignal | undefined
  readonly view?: Window
}

export interface Recording {
  /** Settles once, with the segment; never rejects. */
  readonly done: Promise<HostResult<HostSegment>>
  /** Ends the segment now; before the microphone is open there is none, and `done` settles as 'cancelled'. */
  stop(): void
}

let current: Recording | undefined
let handover: { readonly stream: MediaStream; readonly timer: ReturnType<typeof setTimeout> } | undefined

/** Ends the segment that is being recorded, if any; resolves when it has ended. */
export async function stopCurrentRecording(): Promise<void> {
  const recording = current
  recording?.stop()
  await recording?.done
}

/** Records one segment with the microphone (section 4); 'busy' while another one runs. */
export function record(options: RecordOptions = {}): Recording {
  const { view = window } = options
  if (current) return { done: Promise.resolve(hostFailure('busy', 'busy')), stop: () => undefined }
  if (!('MediaRecorder' in view)) return { done: Promise.resolve(noMethod()), stop: () => undefined }
  const segment = new Segment(view, options)
  const done = segment.done.finally(() => {
    current = undefined
  })
  current = { done, stop: segment.stop }
  segment.open().catch((native: unknown) => segment.settle(hostFailure('host', HOST_TEXTS.fail, { native })))
  return current
}

class Segment {
  readonly done: Promise<HostResult<HostSegment>>
  private resolve: (result: HostResult<HostSegment>) => void = () => undefined
  private stream: MediaStream | undefined = undefined
  private recorder: MediaRecorder | undefined = undefined
  private readonly chunks: Blob[] = []
  private startedAt = 0
  private endedAt = 0
  private isFull = false
  private isOver = false
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(
    private readonly view: Window,
    private readonly options: RecordOptions,
  ) {
    this.done = new Promise((resolve) => {
      this.resolve = resolve
    })
    options.signal?.addEventListener('abort', this.cancel)
    if (options.signal?.aborted) this.cancel()
  }

  async open(): Promise<void> {
    if (this.isOver) return
    try {
      const stream = takeHandover() ?? (await openMedia(this.view, { audio: true }))
      if (this.isOver) return closeMedia(stream)
      this.stream = stream
      this.start(stream)
    } catch (error) {
      this.settle(await mediaFailure(this.view, 'microphone', error))
    }
  }

  readonly stop = (): void => {
    if (this.recorder) this.end()
    else this.cancel()
  }

  settle(result: HostResult<HostSegment>): void {
    if (this.isOver) return
    this.isOver = true
    clearTimeout(this.timer)
    this.options.signal?.removeEventListener('abort', this.cancel)
    if (this.recorder && this.recorder.state !== 'inactive') this.recorder.stop()
    if (this.stream) this.release(this.stream, result.ok)
    this.resolve(result)
  }

  private start(stream: MediaStream): void {
    const type = TYPES.find((each) => MediaRecorder.isTypeSupported?.(each))
    const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
    const { maxDuration = SEGMENT_MAXIMUM } = this.options
    recorder.addEventListener('dataavailable', this.take)
    // Also by itself, when the microphone is pulled out: what there is, is the segment.
    recorder.addEventListener('stop', this.finish)
    // The browser stops it after an error; where it does not say so, patience ends.
    recorder.addEventListener('error', this.expectStop)
    this.recorder = recorder
    recorder.start(CHUNK)
    this.startedAt = Date.now()
    this.timer = setTimeout(() => {
      this.isFull = true
      this.stop()
    }, maxDuration * 1000)
  }

  private end(): void {
    this.expectStop()
    // One that has stopped by itself has its event on the way.
    if (this.recorder?.state !== 'inactive') this.recorder?.stop()
  }

  private readonly expectStop = (): void => {
    this.endedAt ||= Date.now()
    clearTimeout(this.timer)
    this.timer = setTimeout(this.finish, STOP_PATIENCE)
  }

  private readonly take = ({ data }: BlobEvent): void => {
    if (this.isOver || data.size === 0) return
    this.chunks.push(data)
    this.options.onChunk?.(data)
  }

  private readonly finish = (): void => {
    if (!this.isOver) this.settle(this.result())
  }

  private result(): HostResult<HostSegment> {
    const type = this.recorder?.mimeType || this.chunks[0]?.type || ''
    const file = new File(this.chunks, `audio${this.startedAt}.${suffixOf(type)}`, { type })
    if (file.size === 0) return hostFailure('host', HOST_TEXTS.fail)
    const path = hold(file)
    // Tenths: the timer is a few ms late, a full segment is exactly full.
    const duration = Math.round(((this.endedAt || Date.now()) - this.startedAt) / 100) / 10
    return { ok: true, data: { localAudioId: path, duration, path, size: file.size, file } }
  }

  private readonly cancel = (): void => this.settle(cancelled())

  private release(stream: MediaStream, isWhole: boolean): void {
    const isAlive = stream.getTracks().every(({ readyState }) => readyState === 'live')
    if (this.isFull && isWhole && isAlive) {
      handover = { stream, timer: setTimeout(() => takeHandover(true), HANDOVER) }
    } else closeMedia(stream)
  }
}

/** The stream of the segment before, if it is still open; `close` ends it. */
function takeHandover(close = false): MediaStream | undefined {
  const kept = handover
  handover = undefined
  if (!kept) return undefined
  clearTimeout(kept.timer)
  if (close) closeMedia(kept.stream)
  return kept.stream.getTracks().every(({ readyState }) => readyState === 'live') ? kept.stream : undefined
}

/** `webm` of `audio/webm;codecs=opus`. */
const suffixOf = (type: string) => /\/([\w-]+)/.exec(type)?.[1] ?? 'webm'

const cancelled = (): HostFailure => hostFailure('cancelled', HOST_TEXTS.cancelled)
