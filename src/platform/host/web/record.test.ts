import { record, stopCurrentRecording } from './record'
import { requestPermission, startRecording, stopRecording } from './recording'
import { FakeRecorder, FakeStream } from './testing/FakeRecorder'
import { navigatorWith, testSurroundings } from './testing/surroundings'

const streams: FakeStream[] = []
const getUserMedia = jest.fn()
const surroundings = testSurroundings()

beforeEach(() => {
  jest.useFakeTimers()
  streams.length = 0
  FakeRecorder.made.length = 0
  FakeRecorder.types = ['audio/webm;codecs=opus']
  getUserMedia.mockReset().mockImplementation(async () => {
    const stream = new FakeStream()
    streams.push(stream)
    return stream
  })
  navigatorWith({ mediaDevices: { getUserMedia }, permissions: undefined })
  Object.assign(window, { MediaRecorder: FakeRecorder })
})

afterEach(async () => {
  // Close an open recording and the microphone kept for the next segment.
  void stopCurrentRecording()
  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()
})

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

describe('a recorded segment', () => {
  it('ends once at its maximum duration, with all recorded data', async () => {
    const chunks: Blob[] = []
    const { done } = record({ maxDuration: 3, onChunk: (chunk) => chunks.push(chunk) })
    await pass(3.1)
    const result = await done
    expect(result).toMatchObject({ ok: true, data: { duration: 3 } })
    if (!result.ok) return
    const { file, path, localAudioId, size } = result.data
    await expect(file?.text()).resolves.toBe('1;2;3;')
    expect(chunks).toHaveLength(3)
    expect(path).toMatch(/^blob:/)
    expect(localAudioId).toBe(path)
    expect(size).toBe(6)
    expect(file).toMatchObject({ type: 'audio/webm;codecs=opus', name: expect.stringMatching(/^audio\d+\.webm$/) })
  })

  it('lasts 300 s by default (section 9)', async () => {
    const { done } = record()
    await pass(299.9)
    expect(FakeRecorder.made[0]?.state).toBe('recording')
    await pass(0.2)
    await expect(done).resolves.toMatchObject({ data: { duration: 300 } })
  })

  it('lasts its maximum from the first sound, however late the microphone gives it', async () => {
    const { done } = record()
    await pass(0.1)
    const recorder = FakeRecorder.made[0] as FakeRecorder
    recorder.isSilent = true
    await pass(400)
    recorder.isSilent = false
    await pass(298)
    expect(recorder.state).toBe('recording')
    await pass(2)
    await expect(done).resolves.toMatchObject({ ok: true, data: { duration: 300 } })
  })

  it('ends when stopped, and closes the microphone', async () => {
    const { done, stop } = record()
    await pass(2.5)
    stop()
    await pass(0.1)
    await expect(done).resolves.toMatchObject({ ok: true, data: { duration: 2.5 } })
    expect(streams[0]?.track.readyState).toBe('ended')
  })

  it('settles once when stopped at the moment it is full', async () => {
    const settled: unknown[] = []
    const { done, stop } = record({ maxDuration: 300 })
    void done.then((result) => settled.push(result))
    // Both timers are due in the same millisecond.
    setTimeout(stop, 300_000)
    await pass(301)
    expect(settled).toEqual([expect.objectContaining({ ok: true, data: expect.objectContaining({ duration: 300 }) })])
    expect(FakeRecorder.made).toHaveLength(1)
  })

  it('reuses the open microphone of the previous one', async () => {
    const first = record({ maxDuration: 1 })
    await pass(1.1)
    await first.done
    const second = record({ maxDuration: 1 })
    await pass(1.1)
    await expect(second.done).resolves.toMatchObject({ ok: true })
    expect(getUserMedia).toHaveBeenCalledTimes(1)
    expect(streams[0]?.track.readyState).toBe('live')
    await pass(2.1)
    expect(streams[0]?.track.readyState).toBe('ended')
  })

  it('keeps the recorded data when the microphone is removed', async () => {
    const { done } = record()
    await pass(4.2)
    FakeRecorder.made[0]?.stop()
    await pass(0.1)
    await expect(done).resolves.toMatchObject({ ok: true, data: { duration: 4.2 } })
  })

  it('ends at the last chunk if the browser does not report the stop', async () => {
    const { done, stop } = record()
    await pass(2)
    Object.assign(FakeRecorder.made[0] ?? {}, { isMute: true })
    stop()
    await pass(3.1)
    await expect(done).resolves.toMatchObject({ ok: true, data: { duration: 2 } })
  })

  it('has the type that the browser supports', async () => {
    FakeRecorder.types = ['audio/mp4']
    const { done, stop } = record()
    await pass(1)
    stop()
    await pass(0.1)
    await expect(done).resolves.toMatchObject({ data: { file: { type: 'audio/mp4' } } })
  })

  it('leaves the type to a browser that supports none of ours', async () => {
    FakeRecorder.types = []
    const { done, stop } = record()
    await pass(1)
    stop()
    await pass(0.1)
    await expect(done).resolves.toMatchObject({ ok: true, data: { size: 4 } })
  })
})

describe('recording fails', () => {
  it('as busy while another segment is recorded', async () => {
    const first = record()
    await expect(record().done).resolves.toMatchObject({ code: -1, error: { kind: 'busy' } })
    await pass(1)
    first.stop()
    await pass(0.1)
    await expect(first.done).resolves.toMatchObject({ ok: true })
  })

  it('as cancelled at once when aborted, without further chunks', async () => {
    const controller = new AbortController()
    const chunks: Blob[] = []
    const { done } = record({ signal: controller.signal, onChunk: (chunk) => chunks.push(chunk) })
    await pass(1.5)
    controller.abort()
    await expect(done).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    await pass(5)
    expect(chunks).toHaveLength(1)
    expect(streams[0]?.track.readyState).toBe('ended')
  })

  it('when stopped before the microphone is open, which is closed again', async () => {
    const { done, stop } = record()
    stop()
    await expect(done).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    await pass(1)
    expect(streams.every(({ track }) => track.readyState === 'ended')).toBe(true)
    expect(FakeRecorder.made).toHaveLength(0)
  })

  it.each([
    ['NotAllowedError', 'prompt', { kind: 'denied', canAskAgain: true }],
    ['NotAllowedError', 'denied', { kind: 'denied', canAskAgain: false }],
    ['NotFoundError', 'prompt', { kind: 'host' }],
    ['NotReadableError', 'granted', { kind: 'host' }],
  ])('if the browser throws %s (%s)', async (name, state, error) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name))
    navigatorWith({ permissions: { query: async () => ({ state }) } })
    await expect(record().done).resolves.toMatchObject({ code: -1, error })
  })

  it('with 404 if the browser cannot record', async () => {
    Reflect.deleteProperty(window, 'MediaRecorder')
    await expect(record().done).resolves.toMatchObject({ code: 404 })
    Object.assign(window, { MediaRecorder: FakeRecorder })
    navigatorWith({ mediaDevices: undefined })
    await expect(record().done).resolves.toMatchObject({ code: 404 })
  })
})

describe('the methods of the bridge', () => {
  it('stopRecording ends the segment, which is returned by the call that started it', async () => {
    const segment = startRecording({ maxDuration: 60 }, {}, surroundings)
    await pass(2)
    const stopped = stopRecording({}, {}, surroundings)
    await pass(0.1)
    await expect(segment).resolves.toMatchObject({ ok: true, data: { duration: 2 } })
    await expect(stopped).resolves.toEqual({ ok: true, data: null })
    await expect(stopRecording({}, {}, surroundings)).resolves.toMatchObject({ ok: true })
  })

  it('requestPermission opens the microphone and closes it', async () => {
    await expect(requestPermission({ permission: 'RECORD_AUDIO' }, {}, surroundings)).resolves.toMatchObject({
      ok: true,
    })
    expect(streams.map(({ track }) => track.readyState)).toEqual(['ended'])
    getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await expect(requestPermission({ permission: 'RECORD_AUDIO' }, {}, surroundings)).resolves.toMatchObject({
      error: { kind: 'denied' },
    })
  })
})
