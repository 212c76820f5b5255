/** A microphone stream with observable state. */
export class FakeStream {
  readonly track = { readyState: 'live', stop: () => this.end() }
  getTracks = () => [this.track]
  end(): void {
    this.track.readyState = 'ended'
  }
}

/** MediaRecorder as in browsers: a chunk every `timeslice`; the rest and 'stop' shortly after `stop()`. */
export class FakeRecorder extends EventTarget {
  static types: readonly string[] = ['audio/webm;codecs=opus']
  /** Newest first. */
  static readonly made: FakeRecorder[] = []
  static isTypeSupported = (type: string): boolean => FakeRecorder.types.includes(type)

  readonly mimeType: string
  state: 'inactive' | 'recording' = 'inactive'
  /** True: no stop event. */
  isMute = false
  /** True: the microphone gives no sound yet. */
  isSilent = false
  private timer: ReturnType<typeof setInterval> | undefined = undefined
  private count = 0

  constructor(
    readonly stream: FakeStream,
    options: { mimeType?: string } = {},
  ) {
    super()
    this.mimeType = options.mimeType ?? 'audio/mp4'
    FakeRecorder.made.unshift(this)
  }

  start(timeslice: number): void {
    this.state = 'recording'
    this.timer = setInterval(() => this.emit(), timeslice)
  }

  stop(): void {
    if (this.state === 'inactive') throw new DOMException('it is inactive', 'InvalidStateError')
    this.state = 'inactive'
    clearInterval(this.timer)
    setTimeout(() => {
      this.emit()
      if (!this.isMute) this.dispatchEvent(new Event('stop'))
    }, 5)
  }

  private emit(): void {
    if (this.isSilent) return
    this.count += 1
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([`${this.count};`]) }))
  }
}
