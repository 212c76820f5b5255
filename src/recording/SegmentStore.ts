import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { Database, Leadership, Tabs } from '#src/device'
import { type HostSegment, hold, letGo } from '#src/host'

import type { UploadedFile } from '#src/http'
import { type LoadedRows, SegmentRows } from './SegmentRows'
import { audioOf, inOrder, nameOf, type SegmentState, type Slot, type StoredSegment } from './segment'
import { WriteQueue } from './WriteQueue'

export interface SegmentStoreDeps {
  readonly database: Database
  /** Login name. */
  readonly user: string
  readonly leadership: Leadership
  readonly tabs: Tabs
  /** Told of audio that is gone for good. */
  readonly onLost: (segment: StoredSegment) => void
  /** The device takes no more: what is recorded lives as long as the page. */
  readonly onNotKept: () => void
}

/** What of a segment was left when its end did not come. */
export type Left = 'nothing' | 'saved' | 'lost'

export interface TakenRecording {
  /** In order. */
  readonly files: readonly UploadedFile[]
  /** Where audio is missing, s from the beginning. */
  readonly missing: readonly number[]
}

/**
 * Recorded segments of one user, on the device as each closes and until its upload's result is taken; the open one of a
 * browser second by second. What is shown changes at once, what is stored follows in the same order.
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

  /** What is to be uploaded, in order. */
  get waiting(): readonly StoredSegment[] {
    return [...this.segments.values()].filter(({ state }) => state.kind === 'closed').sort(inOrder)
  }

  /** The segments of a recording, in order. */
  of(recording: string): readonly StoredSegment[] {
    return [...this.segments.values()].filter((each) => each.recording === recording).sort(inOrder)
  }

  /** This page records it: nobody else takes its open segment for one that is lost. Gives 'let go'. */
  hold(recording: string): () => void {
    this.#held.add(recording)
    const letGoOf = this.#deps.leadership(this.lockOf(recording), () => undefined)
    return () => {
      // What it has just closed has to be on the device before another page looks.
      void this.settled().then(() => {
        this.#held.delete(recording)
        letGoOf()
      })
    }
  }

  /** A segment begins. `bySecond`: its seconds will come through `addChunk`. */
  open(segment: Omit<StoredSegment, 'state'>, { bySecond }: { bySecond: boolean }): void {
    this.#chunks.set(nameOf(segment), [])
    this.set({ ...segment, state: { kind: 'open', bySecond } })
  }

  /** The next second of an open segment. */
  addChunk(slot: Slot, part: Blob): void {
    const chunks = this.#chunks.get(nameOf(slot))
    if (!chunks) return
    const index = chunks.push(part)
    this.#queue.write(nameOf(slot), async () => this.watch(await this.#rows.putChunk(slot, index, part)))
  }

  /** A segment has ended: it is there from now on, and stored. */
  close(slot: Slot, audio: HostSegment): void {
    this.change(slot, { kind: 'closed', audio })
  }

  /** There was nothing in it. */
  discard(slot: Slot): void {
    this.forget(slot)
    this.#queue.write(nameOf(slot), () => this.#rows.remove(slot))
  }

  /** Its end did not come: its seconds become the segment; without any it is lost, if anything was recorded at all. */
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

  /** It has arrived. */
  arrived(slot: Slot, result: UploadedFile): void {
    this.resolve(slot, (audio) => ({ kind: 'uploaded', audio, result }))
  }

  refused(slot: Slot, message: string): void {
    this.resolve(slot, (audio) => ({ kind: 'refused', audio, message }))
  }

  /** Sends what was refused once more. */
  retry(recording: string): void {
    for (const segment of this.of(recording)) {
      if (segment.state.kind === 'refused') this.change(segment, { kind: 'closed', audio: segment.state.audio })
    }
  }

  /**
   * Hands over what was uploaded of a recording, and forgets it; undefined while something of it still waits or was refused.
   * Whoever takes it keeps it: there is no second time.
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

  /** Throws a recording away, uploaded or not. */
  async remove(recording: string): Promise<void> {
    for (const segment of this.of(recording)) this.discard(segment)
    await this.settled()
  }

  /** Shows what the device holds; other tabs write there too. Resolves when it is shown. */
  load(): Promise<void> {
    return this.#queue.run(async () => this.show(await this.#rows.load()))
  }

  /**
   * At boot: segments that were open when their page died. Their seconds become segments; where there are none, the person
   * is told. A recording that another tab is making is waited for.
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

  /** Resolves when everything so far is stored, or known not to be. */
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
        // Without a stored second nobody had heard of it yet: the person was still being asked for the microphone.
        const hasRun = !segment.state.bySecond
        this.giveUp(segment, { hasRun }, [...(rows.chunks.get(nameOf(segment)) ?? [])])
      }
    })
    await this.settled()
  }

  /** What the device holds, over what is shown; what is about to be written stays as it is. */
  private show({ segments, chunks }: LoadedRows): void {
    const there = new Map(segments.map((segment) => [nameOf(segment), segment]))
    runInAction(() => {
      for (const [name, segment] of this.segments) {
        if (!there.has(name) && !this.#queue.isWriting(name)) this.forget(segment)
      }
      for (const [name, segment] of there) {
        const isNews = this.segments.get(name)?.state.kind !== segment.state.kind
        if (isNews && !this.#queue.isWriting(name)) this.segments.set(name, revived(segment, this.segments.get(name)))
      }
    })
    // Left behind between a segment's end and the end of its tidying up.
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
      this.#deps.tabs.tell('changed')
    })
  }

  private change(slot: Slot, state: SegmentState): void {
    const segment = this.segments.get(nameOf(slot))
    if (!segment) return
    this.#chunks.delete(nameOf(slot))
    this.set({ ...segment, state })
    if (segment.state.kind === 'open') this.#queue.write(nameOf(slot), () => this.#rows.removeChunks(slot))
  }

  /** A closed segment's upload is over; its file is not needed on the device any more once it has arrived. */
  private resolve(slot: Slot, next: (audio: HostSegment) => Exclude<SegmentState, { kind: 'open' | 'lost' }>): void {
    const segment = this.segments.get(nameOf(slot))
    if (segment?.state.kind !== 'closed') return
    const state = next(segment.state.audio)
    runInAction(() => this.segments.set(nameOf(slot), { ...segment, state }))
    const { file, ...bare } = state.audio
    const stored = state.kind === 'uploaded' ? { ...state, audio: bare } : state
    this.#queue.write(nameOf(slot), async () => {
      await this.#rows.replace({ ...segment, state: stored }, 'closed')
      this.#deps.tabs.tell('changed')
    })
  }

  private forget(slot: Slot): void {
    const name = nameOf(slot)
    const known = this.segments.get(name)
    const audio = known && audioOf(known)
    if (audio?.file) letGo(audio.path)
    this.#chunks.delete(name)
    runInAction(() => this.segments.delete(name))
  }

  private lockOf = (recording: string) => `recording ${this.#deps.user} ${recording}`

  private watch(kept: 'device' | 'full' | 'memory'): void {
    if (kept !== 'full' || this.#isFull) return
    this.#isFull = true
    this.#deps.onNotKept()
  }
}

/** A `blob:` address ends with its page: the file gets one of this page, or keeps the one it has here. */
function revived(segment: StoredSegment, known: StoredSegment | undefined): StoredSegment {
  const { state } = segment
  if (!('audio' in state) || !state.audio.path.startsWith('blob:')) return segment
  const mine = known && audioOf(known)
  const file = mine?.file ?? state.audio.file
  const path = mine?.file ? mine.path : file ? hold(file) : ''
  const audio = { ...state.audio, localAudioId: path, path, ...(file ? { file } : {}) }
  return { ...segment, state: { ...state, audio } }
}
