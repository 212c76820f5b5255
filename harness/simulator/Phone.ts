import { nativePersona } from './launch'
import type { Memory, PhoneFile } from './memory'
import type { Panes } from './Panes'
import { loginResult } from './personas'
import { Recorder } from './Recorder'
import { Refusal } from './refusal'
import type { Os, Pane, Photo } from './types'
import { type UploadSurroundings, uploadFile } from './upload'

/** Folder of the host's files. */
const FOLDERS: Readonly<Record<Os, string>> = {
  android: '/storage/emulated/0/icome',
  ios: '/var/mobile/Containers/Data/Documents',
  desktop: '/tmp',
}
/** Duration of audio that was not recorded here. s */
const UNKNOWN_LENGTH = 3

interface PhoneOptions extends Omit<UploadSurroundings, 'progress'> {
  readonly panes: Panes
  /** Receives the page's channel messages. */
  readonly announce: (message: unknown) => void
}

/** The simulated phone around the page: camera, microphone, loudspeaker, files, host screens. */
export class Phone {
  readonly memory: Memory
  readonly recorder: Recorder
  readonly announce: (message: unknown) => void
  private sound: { readonly id: string; readonly timer: ReturnType<typeof setTimeout> } | undefined

  constructor(private readonly options: PhoneOptions) {
    this.memory = options.memory
    this.announce = options.announce
    this.recorder = new Recorder(this.memory, () => this.folder())
  }

  folder(): string {
    return FOLDERS[this.memory.device.os]
  }

  loginInfo(): object {
    return loginResult(nativePersona(this.memory.scenario))
  }

  upload(request: unknown, progress: (percent: number) => void): Promise<object> {
    return uploadFile(request, { ...this.options, progress })
  }

  /** The next code in front of the camera; the last one repeats. */
  nextScan(): string {
    const { scans } = this.memory.media
    const at = Math.min(this.memory.scanned, scans.length - 1)
    this.memory.scanned = at + 1
    return scans[at] ?? ''
  }

  /** The next photo of the camera, none of an empty set; the last one repeats. */
  nextPhoto(): readonly Photo[] {
    const { photos } = this.memory.media
    const at = Math.min(this.memory.taken, photos.length - 1)
    this.memory.taken = at + 1
    return photos.slice(at, at + 1)
  }

  recording(id: string): PhoneFile {
    const file = this.memory.files.find((each) => each.id === id)
    if (!file) throw new Refusal({ code: -1, message: `no such recording: ${id}` })
    return file
  }

  get playing(): string | null {
    return this.sound?.id ?? null
  }

  /** Plays a recording or an address; stops the previous playback. */
  play(id: string, onEnd: () => void): void {
    const seconds = /^(?:https?|blob|data):/.test(id) ? UNKNOWN_LENGTH : (this.recording(id).duration ?? UNKNOWN_LENGTH)
    this.stopPlaying()
    const end = () => {
      this.sound = undefined
      onEnd()
    }
    this.sound = { id, timer: setTimeout(end, (seconds * 1000) / this.memory.media.segmentClock) }
  }

  stopPlaying(): void {
    clearTimeout(this.sound?.timer)
    this.sound = undefined
  }

  show(pane: Pane): void {
    this.options.panes.show(pane)
  }
}
