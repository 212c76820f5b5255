import type { AppWindow } from './AppWindow'
import { controlBrowser } from './browserDevices'
import { CallDesk } from './CallDesk'
import { HostLog } from './HostLog'
import { memoryOf } from './memory'
import { Panes } from './Panes'
import { Phone } from './Phone'
import { RuleBook } from './RuleBook'
import { scenarios } from './scenarios'
import { ToPage } from './ToPage'
import type { Rule, Scenario } from './types'
import { Visibility } from './Visibility'

/** A page in a browser, whose own device is at 1° N, and what it was told. */
function open(change: Partial<Scenario> = {}, ...given: readonly Rule[]) {
  const memory = memoryOf({ ...scenarios.browser, ...change }, 'browser')
  const log = new HostLog()
  const rules = new RuleBook()
  for (const rule of given) rules.add(rule)
  const panes = new Panes(document, memory, () => undefined)
  const phone = new Phone({
    memory,
    panes,
    page: window,
    createRequest: () => new XMLHttpRequest(),
    samplesOf: async () => new Float32Array(1),
    announce: () => undefined,
  })
  const toPage = new ToPage({ view: window, memory, log })
  const desk = new CallDesk({ toPage, phone, rules, log, visibility: new Visibility(document) })
  const own = { coords: { latitude: 1, longitude: 1 } } as GeolocationPosition
  const geolocation = { getCurrentPosition: (done: PositionCallback) => done(own) } as unknown as Geolocation
  const stream = {} as MediaStream
  const mediaDevices = { getUserMedia: async () => stream } as unknown as MediaDevices
  const navigator = { geolocation, mediaDevices } as Navigator
  controlBrowser({ navigator, DOMException } as unknown as AppWindow, { memory, rules, log, desk })
  const told: unknown[] = []
  const locate = () =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => told.push([latitude, longitude].map((each) => Number(each.toFixed(3)))),
      ({ code, message }) => told.push({ code, message }),
    )
  return { desk, mediaDevices, stream, told, locate }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const rule = (then: Rule['then'], more: Partial<Rule> = {}): Rule => ({ method: 'getLocation', then, ...more })
const PLACE = { latitude: 23.0354, longitude: 113.1437 }
/** The same place as a browser says it. WGS-84 */
const SEEN = [23.038, 113.138]

test.each<[string, Partial<Scenario>, Rule[], unknown]>([
  ['nothing set: the browser’s own', {}, [], [1, 1]],
  ['a simulated place', { position: PLACE }, [], SEEN],
  ['the payload of a rule', {}, [rule('success', { payload: PLACE })], SEEN],
  ['a payload that is no place', {}, [rule('success', { payload: { latitude: 'x' } })], { code: 2, message: 'fail' }],
  ['a failure with its text', {}, [rule('fail', { payload: 'GPS is off' })], { code: 2, message: 'GPS is off' }],
  ['denied', {}, [rule('denied')], { code: 1, message: 'permission denied' }],
  ['a denied permission', { permissions: { location: 'denied' } }, [], { code: 1, message: 'permission denied' }],
  ['a method that only a host lacks', {}, [rule('absent')], { code: 2, message: 'fail' }],
])('position, %s', async (_what, change, rules, expected) => {
  const { told, locate } = open(change, ...rules)
  locate()
  await jest.advanceTimersByTimeAsync(100)
  expect(told).toEqual([expected])
})

test('a delayed position comes then', async () => {
  const { told, locate } = open({}, rule('success', { delayMs: 2000, payload: PLACE }))
  locate()
  await jest.advanceTimersByTimeAsync(1999)
  expect(told).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(told).toEqual([SEEN])
})

test('a position waits for the tester', async () => {
  const { desk, told, locate } = open({}, rule('ask'))
  locate()
  await jest.advanceTimersByTimeAsync(60_000)
  expect([told, desk.pending]).toMatchObject([[], [{ method: 'getLocation', outcome: 'ask' }]])
  desk.answer(desk.pending[0]?.id ?? '', 'success', PLACE)
  await jest.advanceTimersByTimeAsync(0)
  expect(told).toEqual([SEEN])
})

test('a delayed microphone opens then', async () => {
  const { mediaDevices, stream } = open({}, { method: 'startRecording', then: 'success', delayMs: 2000 })
  const opened = jest.fn()
  void mediaDevices.getUserMedia({ audio: true }).then(opened)
  await jest.advanceTimersByTimeAsync(1999)
  expect(opened).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(opened).toHaveBeenCalledWith(stream)
})
