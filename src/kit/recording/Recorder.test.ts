import { hostFailure } from '../../platform/host/HostResult'
import { audioOf, type StoredSegment } from './segment'
import { RecordingWorld, settle } from './testing/recordingWorld'

const START = new Date('2026-11-20T14:05:00+08:00')

beforeEach(() => jest.useFakeTimers({ now: START }))
afterEach(() => jest.useRealTimers())

const shapeOf = (segments: readonly StoredSegment[]) =>
  segments.map((segment) => `${segment.position} ${segment.state.kind} ${audioOf(segment)?.duration ?? '-'}`)

/** What another page reads from the same device's storage. */
async function onDevice(world: RecordingWorld) {
  await world.segments.settled()
  const other = world.open()
  await other.segments.load()
  return shapeOf([...other.segments.segments.values()].sort((a, b) => a.position - b.position))
}

describe.each([
  ['a native host', true],
  ['a browser', false],
])('recording in %s', (_name, native) => {
  let world: RecordingWorld
  beforeEach(() => {
    world = new RecordingWorld({ native })
  })

  test('a 15-minute recording gives three segments of 300 s, each stored as it closes', async () => {
    world.recorder.start()
    await world.pass(301)
    expect(await onDevice(world)).toEqual(['1 closed 300', '2 open -'])
    await world.pass(599)
    await world.recorder.stop()
    expect(world.recorder.state.kind).toBe('done')
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 300', '2 closed 300', '3 closed 300'])
    expect(await onDevice(world)).toEqual(['1 closed 300', '2 closed 300', '3 closed 300'])
    expect(world.recorder.segments.map(({ from }) => from)).toEqual([0, 300, 600])
  })

  test('the last segment that there is room for ends the recording; with room for another it goes on', async () => {
    world.recorder.limit(2)
    world.recorder.start()
    await world.pass(700)
    expect(world.recorder.state.kind).toBe('done')
    expect(world.screen).toEqual([true, false])
    world.recorder.resume()
    world.recorder.start()
    await world.pass(10)
    expect(await onDevice(world)).toEqual(['1 closed 300', '2 closed 300'])
    world.recorder.limit(3)
    world.recorder.resume()
    await world.pass(10)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 300', '2 closed 300', '3 closed 10'])
  })

  test('a stop at exactly 300 s, just before the segment ends, stores it once and no empty one', async () => {
    world.recorder.start()
    await settle()
    // Handles the stop and the end of the segment at the same moment.
    jest.spyOn(world.microphone, 'endsByStop').mockReturnValue(false)
    jest.advanceTimersByTime(299_999)
    const stopped = world.recorder.stop()
    expect(world.recorder.state.kind).toBe('stopping')
    jest.advanceTimersByTime(1)
    await stopped
    expect(world.recorder.state.kind).toBe('done')
    expect(await onDevice(world)).toEqual(['1 closed 300'])
    expect(world.microphone.given).toHaveLength(1)
  })

  test('a stop at exactly 300 s, just after the segment has ended, stores it once and no empty one', async () => {
    world.recorder.start()
    await world.pass(300)
    expect(world.recorder.state).toMatchObject({ segment: 2 })
    await world.recorder.stop()
    expect(world.recorder.state.kind).toBe('done')
    expect(await onDevice(world)).toEqual(['1 closed 300'])
    await world.pass(400)
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 300'])
  })

  test('time is counted across segments', async () => {
    world.recorder.start()
    await world.pass(310)
    expect(world.recorder.seconds).toBe(310)
    expect(world.recorder.openSeconds).toBe(10)
    await world.recorder.stop()
    expect(world.recorder.seconds).toBe(310)
  })

  test('the screen stays on only while it records', async () => {
    world.recorder.start()
    await world.pass(700)
    expect(world.screen).toEqual([true])
    await world.recorder.stop()
    expect(world.screen).toEqual([true, false])
  })

  test('a stop right after the start stores nothing', async () => {
    world.recorder.start()
    await settle()
    await world.recorder.stop()
    expect(world.recorder.state.kind).toBe('idle')
    expect(await onDevice(world)).toEqual([])
  })

  test('a finished recording can be resumed with the next segment', async () => {
    world.recorder.start()
    await world.pass(20)
    await world.recorder.stop()
    world.recorder.resume()
    await world.pass(10)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 20', '2 closed 10'])
    world.recorder.start()
    await world.pass(5)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 5'])
  })

  test('a segment that ends early on a hidden page interrupts the recording, which can be resumed', async () => {
    world.recorder.start()
    await world.pass(42)
    world.isHidden = true
    world.microphone.end()
    await settle()
    expect(world.recorder.state.kind).toBe('interrupted')
    expect(world.screen).toEqual([true, false])
    world.isHidden = false
    world.recorder.resume()
    await world.pass(8)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 42', '2 closed 8'])
  })

  test('recording continues in the background after a full segment', async () => {
    world.recorder.start()
    world.isHidden = true
    await world.pass(310)
    expect(world.recorder.state).toMatchObject({ segment: 2 })
    expect(world.recorder.isLive).toBe(true)
  })

  test('a recording is abandoned if the host cannot stop it', async () => {
    world.recorder.start()
    await world.pass(30)
    world.microphone.canStop = false
    await world.recorder.stop()
    expect(world.recorder.isLive).toBe(false)
  })

  test.each([
    [
      'denied',
      hostFailure('denied', 'no permission', { canAskAgain: false }),
      { trouble: 'denied', canAskAgain: false },
    ],
    ['in the partner app', hostFailure('host', 'recording not supported'), { trouble: 'not-supported' }],
    ['without a recorder', hostFailure('no-method', 'method does not exist'), { trouble: 'not-supported' }],
    ['taken by another one', hostFailure('busy', 'busy'), { trouble: 'busy' }],
    ['broken', hostFailure('host', 'fail'), { trouble: 'failed' }],
  ])('a microphone that is %s fails the recording and stores nothing', async (_why, refusal, state) => {
    world.microphone.refusal = refusal
    world.recorder.start()
    await settle()
    expect(world.recorder.state).toEqual({ kind: 'failed', segment: 1, ...state })
    expect(world.screen).toEqual([true, false])
    expect(await onDevice(world)).toEqual([])
    expect(world.lost).toEqual([])
    world.recorder.resume()
    await world.pass(3)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 3'])
  })

  test('empty segments from the host end the recording instead of restarting it endlessly', async () => {
    world.recorder.start()
    await settle()
    world.microphone.end()
    await settle()
    expect(world.recorder.state).toEqual({ kind: 'failed', segment: 1, trouble: 'failed' })
  })

  test('no closed segment is lost when the app is killed', async () => {
    world.recorder.start()
    await world.pass(640)
    await world.kill()
    expect(shapeOf(world.stored()).slice(0, 2)).toEqual(['1 closed 300', '2 closed 300'])
  })

  test('a recording of an earlier page can be reopened and resumed', async () => {
    world.recorder.start()
    await world.pass(20)
    await world.recorder.stop()
    const { recording } = world.recorder
    await world.kill()
    await world.recorder.reopen(recording)
    expect([world.recorder.state.kind, world.recorder.seconds]).toEqual(['done', 20])
    world.recorder.resume()
    await world.pass(5)
    await world.recorder.stop()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 20', '2 closed 5'])
    expect(new Set(world.recorder.segments.map(({ startedAt }) => startedAt))).toEqual(new Set([START.getTime()]))
  })

  test('an unknown recording is not reopened', async () => {
    await world.recorder.reopen('never')
    expect(world.recorder.state.kind).toBe('idle')
  })

  test('another page does not touch the open segment of this one', async () => {
    world.recorder.start()
    await world.pass(320)
    const other = world.open()
    await other.segments.recover()
    await settle()
    expect(world.lost).toEqual([])
    await world.recorder.stop()
    await settle()
    expect(await onDevice(world)).toEqual(['1 closed 300', '2 closed 20'])
  })
})

describe('in a native host', () => {
  test('an open segment is lost when the app is killed; the user is told which recording and from where', async () => {
    const world = new RecordingWorld()
    world.recorder.start()
    await world.pass(640)
    await world.kill()
    expect(shapeOf(world.stored())).toEqual(['1 closed 300', '2 closed 300', '3 lost -'])
    expect(world.lost).toMatchObject([{ startedAt: START.getTime(), from: 600 }])
    await world.kill()
    expect(world.lost).toHaveLength(1)
  })

  test.each([hostFailure('interrupted', 'interrupted'), hostFailure('host', 'interrupted')])(
    'a phone call keeps the segments, shows what is missing, and the recording can be resumed (%o)',
    async (answer) => {
      const world = new RecordingWorld()
      world.recorder.start()
      await world.pass(330)
      world.microphone.fail(answer)
      await settle()
      expect(world.recorder.state.kind).toBe('interrupted')
      expect(world.lost).toMatchObject([{ from: 300 }])
      world.recorder.resume()
      await world.pass(5)
      await world.recorder.stop()
      expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 300', '2 lost -', '3 closed 5'])
    },
  )

  test('a segment that the host begins late is ended in time for its answer, and the next one follows', async () => {
    const world = new RecordingWorld()
    world.microphone.late = 20_000
    world.isHidden = true
    world.recorder.start()
    await world.pass(306)
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 285'])
    expect(world.recorder.state).toEqual({ kind: 'recording', segment: 2 })
    expect(world.lost).toEqual([])
  })

  test('a user who refuses the host’s prompt after a long time has lost nothing', async () => {
    const world = new RecordingWorld()
    world.recorder.start()
    await world.pass(20)
    world.microphone.fail(hostFailure('denied', 'no permission'))
    await settle()
    expect(world.recorder.state).toMatchObject({ kind: 'failed', segment: 1, trouble: 'denied' })
    expect(world.lost).toEqual([])
  })

  test('a segment returned twice under one id is stored once', async () => {
    const world = new RecordingWorld()
    const first = { localAudioId: 'A-1', path: '/a1.amr', duration: 12, size: 3 }
    world.recorder.start()
    await world.pass(12)
    world.microphone.fail({ ok: true, data: first } as never)
    await settle()
    world.microphone.fail({ ok: true, data: first } as never)
    await settle()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 12'])
  })

  test('the elapsed time is used if the host returns no duration', async () => {
    const world = new RecordingWorld()
    world.recorder.start()
    await world.pass(12)
    world.microphone.fail({ ok: true, data: { localAudioId: 'A-1', path: '', duration: 0, size: 0 } } as never)
    await settle()
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 12'])
  })
})

describe('in a browser', () => {
  test('every full second of an open segment survives a kill', async () => {
    const world = new RecordingWorld({ native: false })
    world.recorder.start()
    await world.pass(342.5)
    await world.kill()
    expect(shapeOf(world.stored())).toEqual(['1 closed 300', '2 closed 42'])
    expect(world.lost).toEqual([])
    const file = audioOf(world.stored()[1] as StoredSegment)?.file
    expect(await file?.text()).toBe('s'.repeat(42))
    expect(file?.type).toBe('audio/webm')
    await world.kill()
    expect(shapeOf(world.stored())).toEqual(['1 closed 300', '2 closed 42'])
  })

  test('nothing is lost if the page is killed during the microphone prompt', async () => {
    const world = new RecordingWorld({ native: false })
    world.recorder.start()
    await settle()
    await world.kill()
    expect([world.stored(), world.lost]).toEqual([[], []])
  })

  test('a failing recorder keeps the seconds recorded so far', async () => {
    const world = new RecordingWorld({ native: false })
    world.recorder.start()
    await world.pass(7)
    world.microphone.fail(hostFailure('host', 'fail'))
    await settle()
    expect(world.recorder.state).toMatchObject({ kind: 'failed', trouble: 'failed' })
    expect(shapeOf(world.recorder.segments)).toEqual(['1 closed 7'])
  })

  test('nothing is recorded during the microphone prompt', async () => {
    const world = new RecordingWorld({ native: false })
    world.recorder.start()
    await settle()
    expect(world.recorder.state.kind).toBe('starting')
    await world.pass(1)
    expect(world.recorder.state.kind).toBe('recording')
  })
})
