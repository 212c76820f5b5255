import { HttpError, type HttpErrorKind, type UploadedFile } from '#platform/http'
import { SegmentStore } from './SegmentStore'
import { SegmentUploads } from './SegmentUploads'
import { audioOf, nameOf, type StoredSegment } from './segment'
import { Locks, settle, Tables } from './testing/recordingWorld'

const httpError = (kind: HttpErrorKind, status?: number) => new HttpError(kind, kind, { callId: 'upload', status })

/** A phone with stored segments, a network, and the file host. */
class UploadWorld {
  readonly tables = new Tables()
  readonly locks = new Locks()
  /** Uploaded segments by name. */
  readonly arrived: string[] = []
  /** Outcomes of the next uploads. */
  readonly fates: (Error | 'hangs')[] = []
  isOnline = true
  tries = 0
  private whenChanged = () => {}

  page() {
    const page = { isAlive: true }
    const segments = new SegmentStore({
      database: this.tables.mount(() => page.isAlive),
      user: 'rep01',
      leadership: this.locks.of(page),
      tabs: { notify: () => undefined, listen: () => () => undefined },
      onLost: () => undefined,
      onNotStored: () => undefined,
    })
    const uploads = new SegmentUploads({
      segments,
      user: 'rep01',
      leadership: this.locks.of(page),
      surroundings: {
        now: Date.now,
        chance: () => 0,
        later: (run, ms) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
        isOnline: () => this.isOnline,
        onChange: (run) => {
          this.whenChanged = run
          return () => undefined
        },
      },
      send: (segment) => this.send(segment),
    })
    const kill = () => {
      page.isAlive = false
      uploads.dispose()
      this.locks.kill(page)
    }
    return { segments, uploads, kill }
  }

  network(isOnline: boolean): void {
    this.isOnline = isOnline
    this.whenChanged()
  }

  private async send(segment: StoredSegment): Promise<UploadedFile> {
    this.tries += 1
    if (!this.isOnline) throw httpError('network')
    const fate = this.fates.shift()
    if (fate === 'hangs') return new Promise(() => undefined)
    if (fate) throw fate
    this.arrived.push(nameOf(segment))
    return { fileName: nameOf(segment), size: 1, suffix: 'webm', fileUrl: `/file/${nameOf(segment)}` }
  }
}

function record(segments: SegmentStore, recording: string, position: number, startedAt = 1000): void {
  segments.open({ recording, position, startedAt, from: (position - 1) * 300 }, { bySecond: true })
  const file = new Blob(['audio'], { type: 'audio/webm' })
  segments.close(
    { recording, position },
    { localAudioId: `${position}`, path: `${position}`, duration: 300, size: 5, file },
  )
}

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  await settle(400)
}

let world: UploadWorld
let page: ReturnType<UploadWorld['page']>
beforeEach(() => {
  jest.useFakeTimers()
  world = new UploadWorld()
  page = world.page()
})
afterEach(() => {
  page.kill()
  jest.useRealTimers()
})

test('back online, stored segments are uploaded once each, in order', async () => {
  world.network(false)
  record(page.segments, 'B', 1, 2000)
  for (const position of [1, 2, 3]) record(page.segments, 'A', position)
  await pass(60_000)
  expect([world.arrived, world.tries]).toEqual([[], 0])
  world.network(true)
  await pass(0)
  expect(world.arrived).toEqual(['A/1', 'A/2', 'A/3', 'B/1'])
  world.network(false)
  world.network(true)
  await pass(1_000_000)
  expect(world.arrived).toHaveLength(4)
})

test('after a kill the next page uploads the closed segments', async () => {
  world.network(false)
  record(page.segments, 'A', 1)
  record(page.segments, 'A', 2)
  await pass(0)
  page.kill()
  page = world.page()
  world.network(true)
  await page.segments.recover()
  await pass(0)
  expect(world.arrived).toEqual(['A/1', 'A/2'])
})

test('after a kill during an upload that segment is sent again, the others once', async () => {
  world.fates.push('hangs')
  record(page.segments, 'A', 1)
  record(page.segments, 'A', 2)
  await pass(0)
  page.kill()
  page = world.page()
  await page.segments.recover()
  await pass(0)
  expect(world.arrived).toEqual(['A/1', 'A/2'])
})

test('a failed upload is retried with increasing delay; later segments of the recording wait', async () => {
  world.fates.push(httpError('timeout'), httpError('status', 502))
  record(page.segments, 'A', 1)
  record(page.segments, 'A', 2)
  await pass(0)
  await pass(1999)
  expect(world.fates).toHaveLength(1)
  await pass(1)
  expect(world.fates).toHaveLength(0)
  await pass(3999)
  expect(world.arrived).toEqual([])
  await pass(1)
  expect(world.arrived).toEqual(['A/1', 'A/2'])
})

test('another recording does not wait for a failing one', async () => {
  world.fates.push(httpError('timeout'))
  record(page.segments, 'A', 1)
  record(page.segments, 'B', 1, 2000)
  await pass(0)
  expect(world.arrived).toEqual(['B/1'])
})

test('returning network ends every delay', async () => {
  world.fates.push(httpError('network'))
  record(page.segments, 'A', 1)
  await pass(0)
  world.network(true)
  await pass(0)
  expect(world.arrived).toEqual(['A/1'])
})

test('after a refused token uploads wait for the sign-in only', async () => {
  world.fates.push(httpError('unauthorised', 401))
  record(page.segments, 'A', 1)
  await pass(0)
  expect(page.uploads.needsSignIn).toBe(true)
  world.network(true)
  await pass(1_000_000)
  expect(world.arrived).toEqual([])
  page.uploads.signedIn()
  await pass(0)
  expect(world.arrived).toEqual(['A/1'])
})

test('a segment that is refused repeatedly does not block the others and can be sent again', async () => {
  world.fates.push(...[1, 2, 3].map(() => httpError('status', 413)))
  record(page.segments, 'A', 1)
  record(page.segments, 'A', 2)
  await pass(0)
  await pass(2000)
  await pass(4000)
  expect(world.arrived).toEqual(['A/2'])
  expect(page.segments.of('A').map(({ state }) => state.kind)).toEqual(['refused', 'uploaded'])
  expect(await page.segments.take('A')).toBeUndefined()
  page.segments.retry('A')
  await pass(0)
  expect(world.arrived).toEqual(['A/2', 'A/1'])
})

test('only one of two tabs uploads; the other takes over when it is closed', async () => {
  const other = world.page()
  record(page.segments, 'A', 1)
  await pass(0)
  await other.segments.load()
  record(other.segments, 'B', 1)
  await pass(0)
  expect(world.arrived).toEqual(['A/1'])
  page.kill()
  await pass(0)
  expect(world.arrived).toEqual(['A/1', 'B/1'])
  other.kill()
})

describe('the result of an upload', () => {
  test('is kept after a kill until it is taken; the audio is not', async () => {
    record(page.segments, 'A', 1)
    record(page.segments, 'A', 2)
    await pass(0)
    page.kill()
    page = world.page()
    await page.segments.load()
    expect(page.segments.of('A').map((segment) => audioOf(segment)?.file)).toEqual([undefined, undefined])
    const taken = page.segments.take('A')
    await settle(400)
    expect(await taken).toEqual({
      files: [
        { fileName: 'A/1', size: 1, suffix: 'webm', fileUrl: '/file/A/1' },
        { fileName: 'A/2', size: 1, suffix: 'webm', fileUrl: '/file/A/2' },
      ],
      missing: [],
    })
    page.kill()
    page = world.page()
    await page.segments.load()
    expect(page.segments.of('A')).toEqual([])
  })

  test('is not available while a segment of the recording is waiting', async () => {
    world.network(false)
    record(page.segments, 'A', 1)
    await pass(0)
    expect(await page.segments.take('A')).toBeUndefined()
    expect(page.segments.of('A')).toHaveLength(1)
  })

  test('contains where audio is missing', async () => {
    record(page.segments, 'A', 1)
    page.segments.open({ recording: 'A', position: 2, startedAt: 1000, from: 300 }, { bySecond: false })
    page.segments.giveUp({ recording: 'A', position: 2 }, { hasRun: true })
    await pass(0)
    const taken = page.segments.take('A')
    await settle(400)
    expect(await taken).toMatchObject({ files: [{ fileName: 'A/1' }], missing: [300] })
  })
})
