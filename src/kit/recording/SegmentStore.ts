import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Database, Leadership, Tabs } from '#base/storage'
import { type HostSegment, hold, release } from '#platform/host'

import type { UploadedFile } from '#platform/http'
import { type LoadedRows, SegmentRows } from './SegmentRows'
import { audioOf, inOrder, nameOf, type SegmentState, type Slot, type StoredSegment } from './segment'
import { WriteQueue } from './WriteQueue'

export interface SegmentStoreDeps {
  readonly database: Database
  /** Login name. */
  readonly user: string
  readonly leadership: Leadership
  readonly tabs: Tabs
  /** Called for audio that is lost. */
  readonly onLost: (segment: StoredSegment) => void
  /** Called when the device is full: recordings are held only until the page is closed. */
  readonly onNotStored: () => void
}

/** What is left of a segment that did not end properly. */
export type Left = 'nothing' | 'saved' | 'lost'

export interface TakenRecording {
  /** In order. */
  readonly files: readonly UploadedFile[]
  /** Positions of missing audio, s from the beginning. */
  readonly missing: readonly number[]
}

/**
 * Recorded segments of one user, stored on the device as each closes until its upload result is taken; in a browser the
 * open one is stored every second. The display updates at once, storage follows in the same order.
 */
export class SegmentStore {
  readonly segments = observable.map<string, StoredSegment>([], { deep: false })
  readonly #rows: SegmentRows
  readonly #chunks = new Map<string, Blob[]>()
  readonly #queue = new WriteQueue()
  readonly #held = new Set<string>()
  readonly #ends: (() => void)[] = []
  #isFull = false

  readonly #deps: SegmentStoreDeps

  constructor(deps: SegmentStoreDeps) {
    this.#deps = deps
    this.#rows = new SegmentRows(deps.database, deps.user)
    makeAutoObservable(this, {}, { autoBind: true })
    this.#ends.push(deps.tabs.listen(() => void this.load()))
  }

  /** Segments to upload, in order. */
  get waiting(): readonly StoredSegment[] {
    return [...this.segments.values()].filter(({ state }) => state.kind === 'closed').sort(inOrder)
  }

  /** The segments of a recording, in order. */
  of(recording: string): readonly StoredSegment[] {
    return [...this.segments.values()].filter((each) => each.recording === recording).sort(inOrder)
  }

  /**
   * Marks a recording as being made by this page, so that no other page treats its open segment as lost. Returns the
   * release function.
   */
  hold(recording: string): () => void {
    this.#held.add(recording)
    const releaseLock = this.#deps.leadership(this.lockOf(recording), () => undefined)
    return () => {
      // Segments closed just now must be stored before another page looks.
      void this.settled().then(() => {
        this.#held.delete(recording)
        releaseLock()
      })
    }
  }

  /** Adds an open segment. `bySecond`: its seconds will arrive through `addChunk`. */
  open(segment: Omit<StoredSegment, 'state'>, { bySecond }: { bySecond: boolean }): void {
    this.#chunks.set(nameOf(segment), [])
    this.set({ ...segment, state: { kind: 'open', bySecond } })
  }

  /** Adds the next second of an open segment. */
  addChunk(slot: Slot, part: Blob): void {
    const chunks = this.#chunks.get(nameOf(slot))
    if (!chunks) return
    const index = chunks.push(part)
    this.#queue.write(nameOf(slot), async () => this.watch(await this.#rows.putChunk(slot, index, part)))
  }

  /** Closes and stores a segment. */
  close(slot: Slot, audio: HostSegment): void {
    this.change(slot, { kind: 'closed', audio })
  }

  /** Removes an empty segment. */
  discard(slot: Slot): void {
    this.evict(slot)
    this.#queue.write(nameOf(slot), () => this.#rows.remove(slot))
  }

  /**
   * Handles a segment whose end did not arrive: its stored seconds become the segment; without any it is lost, if
   * anything was recorded at all.
   */
  giveUp(slot: Slot, { hasRun }: { hasRun: boolean }, chunks = this.#chunks.get(nameOf(slot)) ?? []): Left {
    if (chunks.length > 0) {
      const file = new Blob([...chunks], { type: chunks[0]?.type ?? '' })
      const path = hold(file)
      this.close(slot, { localAudioId: path, path, duration: chunks.length, size: file.size, file })
      return 'saved'
    }
    if (!hasRun) {
      this.discard(slot)
      return 'nothing'
    }
    this.change(slot, { kind: 'lost' })
    const segment = this.segments.get(nameOf(slot))
    if (segment) this.#deps.onLost(segment)
    return 'lost'
  }

  /** Marks a segment as uploaded. */
  arrived(slot: Slot, result: UploadedFile): void {
    this.resolve(slot, (audio) => ({ kind: 'uploaded', audio, result }))
  }

  refused(slot: Slot, message: string): void {
    this.resolve(slot, (audio) => ({ kind: 'refused', audio, message }))
  }

  /** Resends refused segments. */
  retry(recording: string): void {
    for (const segment of this.of(recording)) {
      if (segment.state.kind === 'refused') this.change(segment, { kind: 'closed', audio: segment.state.audio })
    }
  }

  /**
   * Returns the upload results of a recording and deletes it; undefined while a segment is waiting or refused. The
   * caller must store the result, since it is returned only once.
   */
  async take(recording: string): Promise<TakenRecording | undefined> {
    await this.settled()
    const segments = this.of(recording)
    if (segments.some(({ state }) => state.kind !== 'uploaded' && state.kind !== 'lost')) return undefined
    await this.remove(recording)
    return {
      files: segments.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.result] : [])),
      missing: segments.filter(({ state }) => state.kind === 'lost').map(({ from }) => from),
    }
  }

  /** Deletes a recording, uploaded or not. */
  async remove(recording: string): Promise<void> {
    for (const segment of this.of(recording)) this.discard(segment)
    await this.settled()
  }

  /** Loads the device's segments, to which other tabs also write. */
  load(): Promise<void> {
    return this.#queue.run(async () => this.show(await this.#rows.load()))
  }

  /**
   * At boot: handles segments that were open when their page died. Their stored seconds become segments; if there are
   * none, the user is notified. Waits for a recording that another tab is making.
   */
  async recover(): Promise<void> {
    await this.load()
    const open = [...this.segments.values()].filter(({ state }) => state.kind === 'open')
    for (const recording of new Set(open.map((segment) => segment.recording))) {
      if (this.#held.has(recording)) continue
      let stop = () => {}
      stop = this.#deps.leadership(this.lockOf(recording), (leads) => {
        if (leads) void this.reap(recording).finally(() => stop())
      })
      this.#ends.push(stop)
    }
  }

  /** Resolves when all writes so far have succeeded or failed. */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  dispose(): void {
    for (const end of this.#ends.splice(0)) end()
  }

  private async reap(recording: string): Promise<void> {
    await this.#queue.run(async () => {
      const rows = await this.#rows.load()
      this.show(rows)
      for (const segment of this.of(recording)) {
        if (segment.state.kind !== 'open') continue
        // Without a stored second nothing was recorded: the microphone prompt was still open.
        const hasRun = !segment.state.bySecond
        this.giveUp(segment, { hasRun }, [...(rows.chunks.get(nameOf(segment)) ?? [])])
      }
    })
    await this.settled()
  }

  /** Merges the device's rows into the displayed ones; rows with a pending write stay. */
  private show({ segments, chunks }: LoadedRows): void {
    const there = new Map(segments.map((segment) => [nameOf(segment), segment]))
    runInAction(() => {
      for (const [name, segment] of this.segments) {
        if (!there.has(name) && !this.#queue.isWriting(name)) this.evict(segment)
      }
      for (const [name, segment] of there) {
        const isNews = this.segments.get(name)?.state.kind !== segment.state.kind
        if (isNews && !this.#queue.isWriting(name)) this.segments.set(name, revived(segment, this.segments.get(name)))
      }
    })
    // Left over if the page died between a segment's end and the deletion of its seconds.
    for (const name of chunks.keys()) {
      const segment = there.get(name)
      if (segment && segment.state.kind !== 'open' && !this.#queue.isWriting(name))
        this.#queue.write(nameOf(segment), () => this.#rows.removeChunks(segment))
    }
  }

  private set(segment: StoredSegment): void {
    runInAction(() => this.segments.set(nameOf(segment), segment))
    this.#queue.write(nameOf(segment), async () => {
      this.watch(await this.#rows.put(segment))
      this.#deps.tabs.notify('changed')
    })
  }

  private change(slot: Slot, state: SegmentState): void {
    const segment = this.segments.get(nameOf(slot))
    if (!segment) return
    this.#chunks.delete(nameOf(slot))
    this.set({ ...segment, state })
    if (segment.state.kind === 'open') this.#queue.write(nameOf(slot), () => this.#rows.removeChunks(slot))
  }

  /** Ends the upload of a closed segment; an uploaded file is deleted from the device. */
  private resolve(slot: Slot, next: (audio: HostSegment) => Exclude<SegmentState, { kind: 'open' | 'lost' }>): void {
    const segment = this.segments.get(nameOf(slot))
    if (segment?.state.kind !== 'closed') return
    const state = next(segment.state.audio)
    runInAction(() => this.segments.set(nameOf(slot), { ...segment, state }))
    const { file, ...bare } = state.audio
    const stored = state.kind === 'uploaded' ? { ...state, audio: bare } : state
    this.#queue.write(nameOf(slot), async () => {
      await this.#rows.replace({ ...segment, state: stored }, 'closed')
      this.#deps.tabs.notify('changed')
    })
  }

  private evict(slot: Slot): void {
    const name = nameOf(slot)
    const known = this.segments.get(name)
    const audio = known && audioOf(known)
    if (audio?.file) release(audio.path)
    this.#chunks.delete(name)
    runInAction(() => this.segments.delete(name))
  }

  private lockOf = (recording: string) => `recording ${this.#deps.user} ${recording}`

  private watch(kept: 'device' | 'full' | 'memory'): void {
    if (kept !== 'full' || this.#isFull) return
    this.#isFull = true
    this.#deps.onNotStored()
  }
}

/** A `blob:` address is valid for one page only: reuses this page's address, or creates a new one. */
function revived(segment: StoredSegment, known: StoredSegment | undefined): StoredSegment {
  const { state } = segment
  if (!('audio' in state) || !state.audio.path.startsWith('blob:')) return segment
  const mine = known && audioOf(known)
  const file = mine?.file ?? state.audio.file
  const path = mine?.file ? mine.path : file ? hold(file) : ''
  const audio = { ...state.audio, localAudioId: path, path, ...(file ? { file } : {}) }
  return { ...segment, state: { ...state, audio } }
}
