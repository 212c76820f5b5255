import { makeAutoObservable, runInAction } from 'mobx'
import { type HostBridge, hasAmrSuffix } from '#platform/host'

type AudioHost = Pick<HostBridge, 'kind' | 'playAudio' | 'stopAudio' | 'downloadAudio'>

/** Plays one audio at a time (section 4: playing records the current audio id, stopping clears it). */
export class AudioPlayer {
  /** Id of the playing audio. */
  currentId: string | undefined = undefined
  /** Id of the audio that failed to play last. */
  failedId: string | undefined = undefined
  #turn = 0

  readonly #host: AudioHost

  constructor(host: AudioHost) {
    this.#host = host
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True for a file that cannot be played here, only downloaded. `name`: file name, if the id has no extension. */
  mustDownload(id: string, name = id): boolean {
    return this.#host.kind === 'browser' && (hasAmrSuffix(id) || hasAmrSuffix(name))
  }

  /** Stops the previous playback. */
  async play(localAudioId: string): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    this.currentId = localAudioId
    this.failedId = undefined
    const onEnd = () => this.over(turn)
    const result = await this.#host.playAudio({ localAudioId }, { onEnd })
    if (result.ok || turn !== this.#turn) return
    this.over(turn)
    runInAction(() => {
      this.failedId = localAudioId
    })
  }

  async stop(): Promise<void> {
    const { currentId } = this
    if (currentId === undefined) return
    this.#turn += 1
    this.currentId = undefined
    await this.#host.stopAudio({ localAudioId: currentId })
  }

  /** True if the file was handed over. */
  async download(localAudioId: string): Promise<boolean> {
    return (await this.#host.downloadAudio({ localAudioId })).ok
  }

  dispose(): void {
    void this.stop()
  }

  private over(turn: number): void {
    if (turn === this.#turn) this.currentId = undefined
  }
}

/** Plays recordings, one at a time. */
export const createAudioPlayer = (host: ConstructorParameters<typeof AudioPlayer>[0]): AudioPlayer =>
  new AudioPlayer(host)
