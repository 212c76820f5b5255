import { SEGMENT_MAXIMUM } from '#base/config'
import type { HostSegment } from '../calls'
import { HOST_TEXTS, type HostFailure, type HostResult, hostFailure, noMethod } from '../HostResult'
import { hold } from './held'
import { closeMedia, mediaFailure, openMedia } from './media'

/** Chunk interval: the most that is lost when the page is killed. ms */
const CHUNK = 1000
/** How long the microphone stays open after a full segment, so that the next one starts without a gap or prompt. ms */
const HANDOVER = 2000
/** Wait for the recorder's stop event; after it the segment ends with its last chunk. ms */
const STOP_PATIENCE = 3000

/** Chrome records webm, Safari mp4; '' leaves the choice to a browser that supports neither. */
const TYPES: readonly string[] = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus']

export interface RecordOptions {
  /** s, 300 by default. */
  readonly maxDuration?: number | undefined
  /** Called every second with the new data, and at the end with the remaining; the chunks in order form the file. */
  readonly onChunk?: ((blob: Blob) => void) | undefined
  /** Cancels the segment: its data is dropped, `done` settles as 'cancelled'. */
  readonly signal?: AbortSignal | undefined
  readonly view?: Window
}

export interface Recording {
  /** Settles once, with the segment; never rejects. */
  readonly done: Promise<HostResult<HostSegment>>
  /** Ends the segment now; before the microphone is open, `done` settles as 'cancelled'. */
  stop(): void
}

let current: Recording | undefined
let handover: { readonly stream: MediaStream; readonly timer: ReturnType<typeof setTimeout> } | undefined

/** Ends the current segment, if any; resolves when it has ended. */
export async function stopCurrentRecording(): Promise<void> {
  const recording = current
  recording?.stop()
  await recording?.done
}

/** Records one segment with the microphone (section 4); 'busy' while another is recorded. */
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
    recorder.addEventListener('dataavailable', this.take)
    // Also fires when the microphone is unplugged; the data so far is the segment.
    recorder.addEventListener('stop', this.finish)
    // Browsers stop the recorder after an error; a timeout covers those that do not report it.
    recorder.addEventListener('error', this.expectStop)
    this.recorder = recorder
    recorder.start(CHUNK)
    this.startedAt = Date.now()
  }

  /**
   * Starts the limit at the first sound: on a busy device it arrives late, and a segment that is full before it would
   * be empty and end the recording.
   */
  private begin(): void {
    if (this.endedAt) return
    const { maxDuration = SEGMENT_MAXIMUM } = this.options
    this.startedAt = Math.max(this.startedAt, Date.now() - CHUNK)
    const full = () => {
      this.isFull = true
      this.stop()
    }
    this.timer = setTimeout(full, this.startedAt + maxDuration * 1000 - Date.now())
  }

  private end(): void {
    this.expectStop()
    // If it has stopped by itself, its event is already queued.
    if (this.recorder?.state !== 'inactive') this.recorder?.stop()
  }

  private readonly expectStop = (): void => {
    this.endedAt ||= Date.now()
    clearTimeout(this.timer)
    this.timer = setTimeout(this.finish, STOP_PATIENCE)
  }

  private readonly take = ({ data }: BlobEvent): void => {
    if (this.isOver || data.size === 0) return
    if (this.chunks.length === 0) this.begin()
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
    // Rounded to tenths, because the timer is a few ms late and a full segment must be exactly full.
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

/** The previous segment's stream, if still open; `close` ends it. */
function takeHandover(close = false): MediaStream | undefined {
  const handle = handover
  handover = undefined
  if (!handle) return undefined
  clearTimeout(handle.timer)
  if (close) closeMedia(handle.stream)
  return handle.stream.getTracks().every(({ readyState }) => readyState === 'live') ? handle.stream : undefined
}

/** `webm` of `audio/webm;codecs=opus`. */
const suffixOf = (type: string) => /\/([\w-]+)/.exec(type)?.[1] ?? 'webm'

const cancelled = (): HostFailure => hostFailure('cancelled', HOST_TEXTS.cancelled)
