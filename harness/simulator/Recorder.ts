import { wavSize } from '../wav'
import type { Memory, PhoneFile } from './memory'
import { Refusal } from './refusal'

/** AMR at 12.2 kbit/s. Bytes per second */
const BYTE_RATE = 1600

interface Take {
  readonly startedAt: number
  /** s */
  readonly limit: number
  readonly settle: (how: Refusal | undefined) => void
}

/** The native recorder: one recording at a time, ended by its limit, the page, a phone call, or the page's end. */
export class Recorder {
  private take: Take | undefined
  /** Another app holds the microphone. */
  isTaken = false

  constructor(
    private readonly memory: Memory,
    private readonly folder: () => string,
  ) {}

  get isRunning(): boolean {
    return this.take !== undefined
  }

  /** Records and returns the segment when it ends. Rejects with a `Refusal` that carries `{ errorCode, errorMsg }`. */
  async start(maxDuration: number): Promise<object> {
    if (this.isTaken) throw new Refusal({ errorCode: 6, errorMsg: 'the microphone is in use' })
    if (this.take) throw new Refusal({ errorCode: 2, errorMsg: 'already recording' })
    const startedAt = Date.now()
    const refused = await new Promise<Refusal | undefined>((settle) => {
      const timer = setTimeout(() => this.end(), (maxDuration * 1000) / this.memory.media.segmentClock)
      this.take = {
        startedAt,
        limit: maxDuration,
        settle: (how) => {
          clearTimeout(timer)
          this.take = undefined
          settle(how)
        },
      }
    })
    if (refused) throw refused
    return this.keep(Math.min(maxDuration, ((Date.now() - startedAt) / 1000) * this.memory.media.segmentClock))
  }

  /** Ends the current segment, if any. */
  end(): void {
    this.take?.settle(undefined)
  }

  /** Ends the recording without a segment. */
  fail(refusal: Refusal): void {
    this.take?.settle(refusal)
  }

  private keep(seconds: number): object {
    const duration = Math.round(seconds * 10) / 10
    const id = `audio-${this.memory.files.length + 1}`
    const path = `${this.folder()}/${id}`
    const heard = this.heard()
    const file: PhoneFile = heard
      ? { path: `${path}.wav`, type: 'audio/wav', size: wavSize(duration), duration, id, heard }
      : { path: `${path}.amr`, type: 'audio/amr', size: 6 + Math.round(duration * BYTE_RATE), duration, id }
    this.memory.files.push(file)
    return { localAudioId: id, duration, path: file.path, size: file.size }
  }

  /** The part of the chosen sound that begins where the recording before has ended. */
  private heard(): PhoneFile['heard'] {
    const { microphone, sound } = this.memory.media
    if (microphone !== 'file' || !sound) return undefined
    const { name } = sound
    const { heard, duration = 0 } = this.memory.files.findLast((file) => file.heard?.name === name) ?? {}
    return { name, from: heard ? heard.from + duration : 0 }
  }
}
