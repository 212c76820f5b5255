import { createLogTracking, type LogTracking } from './logTracking'

let posted: { url: string; init: RequestInit | undefined }[]
let beacons: Blob[]
let takesBeacons: boolean
let log: LogTracking
const start = (fails = false) => {
  log = createLogTracking({
    url: '/log',
    now: () => 5,
    fetch: (url, init) => {
      posted.push({ url: String(url), init })
      return fails ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response())
    },
    beacon: (_url, body) => takesBeacons && beacons.push(body) > 0,
  })
}
const track = (count: number) => {
  for (let n = 1; n <= count; n += 1) log.track(`e${n}`)
}
const batches = () => posted.map(({ init }) => JSON.parse(String(init?.body)).items.length)

beforeEach(() => {
  jest.useFakeTimers()
  posted = []
  beacons = []
  takesBeacons = true
  start()
})
afterEach(() => {
  log.dispose()
  jest.useRealTimers()
})

test('log-ten-items, log-batch-items: the tenth item within 10 s is one post with 10 items', () => {
  track(9)
  expect(posted).toEqual([])
  track(1)
  expect(batches()).toEqual([10])
  jest.advanceTimersByTime(20_000)
  expect(batches()).toEqual([10])
})

test('log-ten-seconds, log-batch-interval: three items, then 10 s, are one post with 3 items', () => {
  track(3)
  jest.advanceTimersByTime(9_999)
  expect(posted).toEqual([])
  jest.advanceTimersByTime(1)
  expect(batches()).toEqual([3])
})

test('a post carries events and no identity', () => {
  log.track('tap', { place: 'call' })
  jest.advanceTimersByTime(10_000)
  expect(posted[0]).toEqual({
    url: '/log',
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: '{"items":[{"event":"tap","at":5,"details":{"place":"call"}}]}',
    },
  })
})

test('leaving the page sends the buffered items once', async () => {
  track(2)
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  expect(await Promise.all(beacons.map((body) => body.text()))).toEqual([
    '{"items":[{"event":"e1","at":5},{"event":"e2","at":5}]}',
  ])
  expect(posted).toEqual([])
})

test('hiding the page sends them by a keep-alive request if the beacon is refused', () => {
  takesBeacons = false
  track(2)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(batches()).toEqual([2])
})

test('a failed batch is dropped silently', async () => {
  log.dispose()
  start(true)
  track(10)
  await Promise.resolve()
  jest.advanceTimersByTime(20_000)
  expect(posted).toHaveLength(1)
})

test('without an address nothing is buffered or sent', () => {
  const off = createLogTracking({ url: '' })
  off.track('a')
  jest.advanceTimersByTime(10_000)
  expect(posted).toEqual([])
})
