import type { HostLocation, HostResult } from '#platform/host'
import { createTestCore } from '#testing'
import { CurrentPosition } from './currentPosition'

const here: HostLocation = {
  status: '0',
  city: '',
  district: '',
  province: '',
  address: '',
  latitude: 23.01,
  longitude: 113.08,
}

const placed = (getLocation: () => HostResult<HostLocation>) => {
  const core = createTestCore([])
  return new CurrentPosition({ ...core, host: { ...core.host, getLocation: async () => getLocation() } })
}

test('a recent position is not requested again', async () => {
  const location = jest.fn((): HostResult<HostLocation> => ({ ok: true, data: here }))
  const where = placed(location)
  await expect(where.find()).resolves.toEqual({ lng: 113.08, lat: 23.01 })
  await where.find()
  expect(location).toHaveBeenCalledTimes(1)
})

test('who asks during a look-up has its result', async () => {
  const location = jest.fn(
    (): HostResult<HostLocation> => ({ ok: false, code: -1, error: { kind: 'timeout', text: '' } }),
  )
  const where = placed(location.mockReturnValueOnce({ ok: true, data: here }))
  const found = { lng: 113.08, lat: 23.01 }
  await expect(Promise.all([where.find(), where.find()])).resolves.toEqual([found, found])
  expect([where.position, location.mock.calls.length]).toEqual([found, 1])
})

test('who stops waiting for a look-up has no position; the others have', async () => {
  const where = placed(() => ({ ok: true, data: here }))
  const controller = new AbortController()
  const found = [where.find(controller.signal), where.find()]
  controller.abort()
  await expect(Promise.all(found)).resolves.toEqual([undefined, { lng: 113.08, lat: 23.01 }])
})

describe('where a later position is not found', () => {
  const lost = (): HostResult<HostLocation> => ({ ok: false, code: -1, error: { kind: 'timeout', text: '' } })
  const later = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000)
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  /** Found once, then lost. */
  async function foundOnce() {
    const location = jest.fn(lost).mockReturnValueOnce({ ok: true, data: here })
    const where = placed(location)
    await where.find()
    return where
  }

  test('the last one is good for five minutes, no longer', async () => {
    const where = await foundOnce()
    later(4)
    await expect(where.find()).resolves.toEqual({ lng: 113.08, lat: 23.01 })
    later(2)
    await expect(where.find()).resolves.toBeUndefined()
    expect(where.position).toBeUndefined()
  })

  test('it stays where the caller only stopped waiting', async () => {
    const where = await foundOnce()
    later(6)
    await where.find(AbortSignal.abort())
    expect(where.position).toEqual({ lng: 113.08, lat: 23.01 })
  })
})

test.each([
  ['refused', (): HostResult<HostLocation> => ({ ok: false, code: -1, error: { kind: 'denied', text: '' } })],
  ['not good', (): HostResult<HostLocation> => ({ ok: true, data: { ...here, status: '1' } })],
])('a position that is %s is undefined', async (_, location) => {
  const where = placed(location)
  await expect(where.find()).resolves.toBeUndefined()
  expect(where.position).toBeUndefined()
})
