import fc from 'fast-check'
import { decodePayload } from '../../src/base/wire/decode'
import { callText } from './encode'
import { evaluateCall, evaluateValue } from './evaluate'
import type { Encoding } from './types'

const take = jest.fn()
const view = globalThis as Record<string, unknown>

beforeEach(() => {
  take.mockClear()
  view.goPhoto = take
})
afterEach(() => {
  delete view.goPhoto
})

const deliver = (payload: unknown, encoding: Encoding) =>
  evaluateCall(view, 'goPhoto', callText('goPhoto', payload, encoding))
const received = () => take.mock.calls[0]?.[0] as unknown

const AWKWARD = { text: `it's "quoted" \\ back\nline\u2028 😀 %41`, list: [1, null, true], nested: { a: {} } }

test('iOS passes an object, Android its JSON text', () => {
  deliver(AWKWARD, 'object')
  expect(received()).toEqual(AWKWARD)
  take.mockClear()
  deliver(AWKWARD, 'json')
  expect(received()).toBe(JSON.stringify(AWKWARD))
})

test('double is JSON text of JSON text, percent is percent-encoded JSON text', () => {
  deliver(AWKWARD, 'double')
  expect(JSON.parse(JSON.parse(String(received())))).toEqual(AWKWARD)
  take.mockClear()
  deliver(AWKWARD, 'percent')
  expect(JSON.parse(decodeURIComponent(String(received())))).toEqual(AWKWARD)
})

const hasOnlyFields = (payload: unknown) => !JSON.stringify(payload).includes('__proto__')

test.each<Encoding>(['object', 'json', 'double', 'percent'])(
  'whatever the payload, %s parses and keeps it',
  (encoding) => {
    fc.assert(
      // In source text, unlike in JSON, `__proto__` does not define a field.
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()).filter(hasOnlyFields), (given) => {
        const payload: unknown = JSON.parse(JSON.stringify(given))
        take.mockClear()
        expect(deliver(payload, encoding)).toBe('delivered')
        expect(decodePayload(received())).toEqual(payload)
      }),
      { numRuns: 30 },
    )
  },
)

test('naive fails like real hosts: an apostrophe is a syntax error, escapes lose a backslash', () => {
  expect(deliver({ text: "it's" }, 'naive')).toBe('syntax')
  deliver({ text: 'a\nb "c"' }, 'naive')
  expect(received()).toBe('{"text":"a\nb "c""}')
})

test('raw is used as source, undefined means no argument', () => {
  deliver('1 + 1, undefined', 'raw')
  expect(take).toHaveBeenCalledWith(2, undefined)
  take.mockClear()
  deliver(undefined, 'json')
  expect(take).toHaveBeenCalledWith()
})

test('a missing function loses the answer; an exception is reported on the page', () => {
  jest.useFakeTimers()
  expect(evaluateCall(view, 'goNowhere', 'goNowhere()')).toBe('lost')
  take.mockImplementation(() => {
    throw new Error('of the page')
  })
  expect(deliver({}, 'object')).toBe('threw')
  expect(() => jest.runAllTimers()).toThrow('of the page')
  jest.useRealTimers()
  take.mockReset()
})

test('a closure receives the value of the source text', () => {
  expect(evaluateValue(`{"a":[1]}`)).toEqual({ a: [1] })
  expect(evaluateValue('')).toBeUndefined()
  expect(evaluateValue("'it's'")).toBeUndefined()
})
