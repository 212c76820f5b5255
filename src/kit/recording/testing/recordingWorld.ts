import type { Database, Leadership, RowKey, TableName } from '#base/storage'
import { isUnder } from '../../../base/storage/MemoryTables'
import type { HostSegment } from '../../../platform/host/calls'
import type { HostCallOptions } from '../../../platform/host/HostBridge'
import { type HostFailure, type HostResult, hostDone, hostFailure } from '../../../platform/host/HostResult'
import { createRecorder, type Recorder } from '../Recorder'
import { SegmentStore } from '../SegmentStore'
import { inOrder, type StoredSegment } from '../segment'

/** Lets pending work run; everything in this world uses microtasks. */
export async function settle(count = 120): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await undefined
}

const idOf = (table: TableName, key: RowKey) => `${table} ${JSON.stringify(key)}`

/** Storage of the phone; survives the page. */
export class Tables {
  private readonly rows = new Map<string, { readonly key: RowKey; readonly value: unknown }>()

  /** Storage as seen by one page: once the page is dead, nothing is written and nothing resolves. */
  mount(isAlive: () => boolean): Database {
    const step = async <T>(run: () => T): Promise<T> => {
      await undefined
      if (!isAlive()) return new Promise<T>(() => undefined)
      const result = run()
      await undefined
      return isAlive() ? result : new Promise<T>(() => undefined)
    }
    const write = (table: TableName, key: RowKey, value: unknown) => {
      if (value === undefined) this.rows.delete(idOf(table, key))
      else this.rows.set(idOf(table, key), { key, value })
    }
    return {
      get: (table, key) => step(() => this.rows.get(idOf(table, key))?.value),
      all: (table, prefix) =>
        step(() =>
          [...this.rows]
            .filter(([name, { key }]) => name.startsWith(`${table} `) && isUnder(key, prefix))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([, row]) => ({ ...row })),
        ),
      put: (table, key, value) =>
        step(() => {
          write(table, key, value)
          return 'device' as const
        }),
      delete: (table, key) => step(() => write(table, key, undefined)),
      update: (table, key, change) =>
        step(() => {
          const value = change(this.rows.get(idOf(table, key))?.value)
          write(table, key, value)
          return { value, storedIn: 'device' as const }
        }),
      close: async () => undefined,
    }
  }
}

interface Waiting {
  readonly page: object
  readonly onChange: (leads: boolean) => void
}

/** Locks of the browser; a dead page releases its own. */
export class Locks {
  private readonly queues = new Map<string, Waiting[]>()

  of(page: object): Leadership {
    return (name, onChange) => {
      const waiting = { page, onChange }
      const queue = this.queues.get(name) ?? []
      this.queues.set(name, queue)
      queue.push(waiting)
      if (queue[0] === waiting) void Promise.resolve().then(() => queue[0] === waiting && onChange(true))
      return () => this.leave(queue, waiting)
    }
  }

  kill(page: object): void {
    for (const queue of this.queues.values()) {
      for (const waiting of queue.filter((each) => each.page === page)) this.leave(queue, waiting)
    }
  }

  private leave(queue: Waiting[], waiting: Waiting): void {
    const at = queue.indexOf(waiting)
    if (at < 0) return
    queue.splice(at, 1)
    if (at === 0) queue[0]?.onChange(true)
  }
}

interface Open {
  readonly startedAt: number
  readonly options: HostCallOptions
  readonly settle: (result: HostResult<HostSegment>) => void
  readonly timers: readonly ReturnType<typeof setTimeout>[]
}

/** Length of a full segment, ms. */
const FULL = 300_000

/** The microphone of a host: native ones return a path, a browser a file and every second of it. */
export class Microphone {
  /** Segments returned as recorded, by id, with duration in s. */
  readonly given: { readonly id: string; readonly duration: number }[] = []
  /** Result of the next start. */
  refusal: HostFailure | undefined
  canStop = true
  /** The next segments begin this long after they were requested. ms */
  late = 0
  private open: Open | undefined
  private count = 0

  constructor(readonly native: boolean) {}

  /** ms until the open segment is full. */
  get left(): number | undefined {
    return this.open && this.open.startedAt + FULL - Date.now()
  }

  readonly startRecording = (
    _request: { readonly maxDuration?: number } = {},
    options: HostCallOptions = {},
  ): Promise<HostResult<HostSegment>> => {
    const { refusal } = this
    this.refusal = undefined
    if (refusal) return Promise.resolve(refusal)
    if (this.open) return Promise.resolve(hostFailure('busy', 'busy'))
    return new Promise((resolve) => {
      const timers = [
        ...(this.native ? [] : [setInterval(() => options.onChunk?.(second()), 1000)]),
        setTimeout(this.end, this.late + FULL),
      ]
      this.open = { startedAt: Date.now() + this.late, options, settle: resolve, timers }
      options.signal?.addEventListener('abort', () => this.fail(hostFailure('cancelled', 'canceled')))
    })
  }

  readonly stopRecording = async (): Promise<HostResult<null>> => {
    if (!this.canStop) return hostFailure('timeout', 'fail')
    if (this.endsByStop()) this.end()
    return hostDone
  }

  /** False if the host is about to end the segment by itself. */
  endsByStop(): boolean {
    return true
  }

  /** Ends the open segment successfully. */
  readonly end = (): void => {
    const open = this.close()
    if (!open) return
    this.count += 1
    const id = `${this.native ? 'local' : 'blob'}:${Date.now()}-${this.count}`
    const duration = Math.round((Date.now() - open.startedAt) / 100) / 10
    const file = new Blob([`${duration} s`], { type: 'audio/webm' })
    if (duration >= 0.5) this.given.push({ id, duration })
    open.settle({
      ok: true,
      data: { localAudioId: id, path: id, duration, size: 10, ...(this.native ? {} : { file }) },
    })
  }

  /** Ends the open segment with a failure. */
  fail(failure: HostFailure): void {
    this.close()?.settle(failure)
  }

  /** Called when its page dies. */
  kill(): void {
    this.close()
  }

  private close(): Open | undefined {
    const { open } = this
    this.open = undefined
    for (const timer of open?.timers ?? []) clearTimeout(timer)
    return open
  }
}

const second = () => new Blob(['s'], { type: 'audio/webm' })

/** One lifetime of the page. */
interface Page {
  isAlive: boolean
  readonly segments: SegmentStore
  readonly recorder: Recorder
}

/** A phone and its user; uses jest's time. */
export class RecordingWorld {
  readonly tables = new Tables()
  readonly locks = new Locks()
  readonly microphone: Microphone
  /** Segments reported to the user as lost. */
  readonly lost: StoredSegment[] = []
  /** Calls of `keepScreenOn`. */
  readonly screen: boolean[] = []
  isHidden = false
  page: Page

  constructor({ native = true } = {}) {
    this.microphone = new Microphone(native)
    this.page = this.open()
  }

  get recorder(): Recorder {
    return this.page.recorder
  }

  get segments(): SegmentStore {
    return this.page.segments
  }

  /** Opens another page of the same user, without a recording. */
  open(): Page {
    const page: { isAlive: boolean } = { isAlive: true }
    const segments = new SegmentStore({
      database: this.tables.mount(() => page.isAlive),
      user: 'rep01',
      leadership: this.locks.of(page),
      tabs: { notify: () => undefined, listen: () => () => undefined },
      onLost: (segment) => this.lost.push(segment),
      onNotStored: () => undefined,
    })
    const { native, startRecording, stopRecording } = this.microphone
    const recorder = createRecorder({
      host: {
        native,
        startRecording,
        stopRecording,
        keepScreenOn: async ({ on }) => {
          this.screen.push(on)
          return hostDone
        },
      },
      segments,
      isHidden: () => this.isHidden,
    })
    return Object.assign(page, { segments, recorder })
  }

  /** Kills the page and opens the app again. */
  async kill(): Promise<void> {
    this.page.isAlive = false
    this.microphone.kill()
    // Its timers die with it; the clock, which jest resets, continues.
    const now = Date.now()
    jest.clearAllTimers()
    jest.setSystemTime(now)
    this.locks.kill(this.page)
    this.page = this.open()
    await this.page.segments.recover()
    await settle()
    await this.page.segments.settled()
  }

  /** Advances the time, stopping at the end of each segment. */
  async pass(seconds: number): Promise<void> {
    await settle()
    for (let left = seconds * 1000; left > 0; ) {
      const step = Math.min(left, this.microphone.left || left)
      jest.advanceTimersByTime(step)
      left -= step
      await settle()
      // A jump over many seconds writes them all at once; on a phone there is a second for each.
      await this.page.segments.settled()
    }
  }

  /** Segments of this page, in order. */
  stored(): readonly StoredSegment[] {
    return [...this.segments.segments.values()].sort(inOrder)
  }
}
