import { getLocation } from './location'
import { navigatorWith, testSurroundings } from './testing/surroundings'

type Found = (position: object) => void
type Failed = (error: object) => void

const failure = (code: number) => ({ code, message: 'm', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
const position = (latitude: number, longitude: number) => ({
  coords: { latitude, longitude, accuracy: 12 },
  timestamp: 1000,
})
const locate = (request: { maximumAge?: number } = {}, signal?: AbortSignal) =>
  getLocation(request, signal ? { signal } : {}, testSurroundings())

/** Sets the position of the device. */
function deviceAt(latitude: number, longitude: number) {
  const getCurrentPosition = jest.fn((found: Found) => found(position(latitude, longitude)))
  navigatorWith({ geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

beforeEach(() => navigatorWith({ geolocation: undefined, permissions: undefined }))

it('returns GCJ-02 with accuracy and time', async () => {
  const getCurrentPosition = deviceAt(39.9, 116.4)
  const result = await locate({ maximumAge: 5000 })
  expect(result).toMatchObject({ ok: true, data: { status: '0', accuracy: 12, timestamp: 1000, city: '' } })
  // In Beijing the shift is about 150 m north and 530 m east.
  expect(result.ok && result.data.latitude).toBeCloseTo(39.9014, 3)
  expect(result.ok && result.data.longitude).toBeCloseTo(116.4062, 3)
  expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    enableHighAccuracy: true,
    maximumAge: 5000,
    timeout: 10_000,
  })
})

it.each([
  ['Paris', 48.85, 2.35],
  ['Seoul', 37.57, 126.98],
  ['Hanoi', 21.03, 105.85],
])('is not shifted in %s', async (_city, latitude, longitude) => {
  deviceAt(latitude, longitude)
  await expect(locate()).resolves.toMatchObject({ data: { latitude, longitude } })
})

it.each([
  [1, 'prompt', { kind: 'denied', canAskAgain: true }],
  [1, 'denied', { kind: 'denied', canAskAgain: false }],
  [2, 'granted', { kind: 'host' }],
  [3, 'granted', { kind: 'timeout' }],
])('fails with code %i if permission is %s', async (code, state, error) => {
  navigatorWith({
    geolocation: { getCurrentPosition: (_: Found, failed: Failed) => failed(failure(code)) },
    permissions: { query: async () => ({ state }) },
  })
  await expect(locate()).resolves.toMatchObject({ ok: false, code: -1, error })
})

it('returns 404 where the browser has no geolocation', async () => {
  await expect(locate()).resolves.toMatchObject({ ok: false, code: 404 })
})

it('can be cancelled if the browser never answers', async () => {
  navigatorWith({ geolocation: { getCurrentPosition: () => undefined } })
  const controller = new AbortController()
  const given = locate({}, controller.signal)
  controller.abort()
  await expect(given).resolves.toMatchObject({ error: { kind: 'cancelled' } })
  jest.useFakeTimers()
  const never = locate()
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  await expect(never).resolves.toMatchObject({ error: { kind: 'timeout' } })
})
