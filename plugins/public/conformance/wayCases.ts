import type { HostMethod } from '#platform/host'
import { HOST_WORDS } from './methodCases'
import { SAMPLES } from './samples'
import type { Act, Case, CaseWay, Expectation, HostDoes, Variant } from './types'
import { variantsOf } from './ways'

/** A method that represents its way and can transport a text. */
interface Carrier {
  readonly way: CaseWay
  readonly method: HostMethod
  readonly variants: readonly Variant[]
  /** Data of the host that contains the text. */
  readonly answer: (text: string) => unknown
  /** Data that the page receives for it. */
  readonly data: (text: string) => unknown
}

const location = (address: string) => ({ ...(SAMPLES.getLocation.answer as object), address })

const CARRIERS: readonly Carrier[] = [
  {
    way: 'native',
    method: 'getLocation',
    variants: variantsOf('getLocation', 'native'),
    answer: location,
    data: (address) => ({ address }),
  },
  {
    way: 'own',
    method: 'selectFile',
    variants: variantsOf('selectFile', 'own'),
    answer: (fileName) => ({ fileName, size: 1, suffix: '', fileUrl: '/storage/file' }),
    data: (fileName) => ({ fileName, fileUrl: '/storage/file' }),
  },
  {
    way: 'sdk',
    method: 'scanCode',
    variants: variantsOf('scanCode', 'sdk'),
    answer: (text) => ({ text }),
    data: (text) => ({ text }),
  },
]

const failure = (kind: 'timeout' | 'malformed' | 'cancelled' | 'interrupted' | 'host'): Expectation => ({
  ok: false,
  kind,
  code: -1,
})
const timeout = failure('timeout')

const MEGABYTE = 'x'.repeat(1024 * 1024)
/** Characters that end a string, a line or a script if they are not escaped. */
const AWKWARD = 'quote " apostrophe \' backslash \\ line\nbreak tab\t emoji 🔥 separator \u2028 \u2029 </script> 100%'

interface Shape {
  readonly situation: string
  readonly act?: Act
  readonly kind?: Case['kind']
  readonly host: (carrier: Carrier) => HostDoes
  readonly expect: (carrier: Carrier) => readonly Expectation[]
  /** Ways in which the case applies; default: all three. */
  readonly ways?: readonly CaseWay[]
  /** Not in the simulator: takes more than a minute, or needs a response that it cannot produce. */
  readonly engineOnly?: boolean
  readonly quick?: boolean
}

const gives =
  (text: string) =>
  ({ data }: Carrier): readonly Expectation[] => [{ ok: true, data: data(text) }]
const says =
  (text: string, more: Partial<HostDoes> = {}) =>
  ({ answer }: Carrier): HostDoes => ({ outcome: 'success', payloads: [answer(text)], ...more })

/** Forms in which a response can arrive. */
const SHAPES: readonly Shape[] = [
  { situation: 'twice', host: says('once', { outcome: 'twice' }), expect: gives('once') },
  {
    situation: 'malformed',
    host: () => ({ outcome: 'malformed', payloads: ['{"broken'] }),
    expect: () => [failure('malformed')],
    ways: ['native', 'own'],
  },
  {
    situation: 'wrong type',
    host: () => ({ outcome: 'success', payloads: [[1, 2]] }),
    expect: () => [failure('malformed')],
    // Not `sdk`: a scanned code may contain any text, including one that looks like a list.
    ways: ['native', 'own'],
  },
  { situation: 'empty', host: () => ({ outcome: 'success', payloads: [''] }), expect: () => [failure('malformed')] },
  {
    situation: 'double-encoded',
    host: says('twice packed', { encoding: 'double' }),
    expect: gives('twice packed'),
    quick: true,
  },
  { situation: 'percent-encoded', host: says('a b%c', { encoding: 'percent' }), expect: gives('a b%c') },
  {
    situation: 'badly escaped',
    host: says('line\nbreak', { encoding: 'naive' }),
    expect: gives('line\nbreak'),
    ways: ['native', 'own'],
  },
  { situation: '1 MB', host: says(MEGABYTE), expect: gives(MEGABYTE) },
  { situation: 'awkward characters', host: says(AWKWARD), expect: gives(AWKWARD), quick: true },
  {
    situation: 'two at once',
    act: 'two-at-once',
    kind: 'concurrency',
    host: ({ answer }) => ({ outcome: 'success', payloads: [answer('first'), answer('second')] }),
    expect: ({ data }) => [
      { ok: true, data: data('first') },
      { ok: true, data: data('second') },
    ],
    quick: true,
  },
  {
    situation: 'abort',
    act: 'abort',
    kind: 'concurrency',
    host: () => ({ outcome: 'silent' }),
    expect: () => [failure('cancelled')],
  },
  {
    situation: 'abort before',
    act: 'abort-before',
    kind: 'concurrency',
    host: says('nobody wants it'),
    expect: () => [failure('cancelled')],
  },
  {
    situation: 'before ready',
    act: 'before-ready',
    kind: 'lifecycle',
    host: says('late but there'),
    expect: gives('late but there'),
    engineOnly: true,
  },
  {
    situation: 'never ready',
    act: 'never-ready',
    kind: 'lifecycle',
    host: () => ({ outcome: 'success' }),
    expect: ({ way }) => [
      { ok: false, kind: 'host', code: -1, ...(way === 'sdk' && { text: 'not in the messaging app environment' }) },
    ],
    engineOnly: true,
  },
  {
    situation: 'old host',
    host: () => ({ outcome: 'absent' }),
    expect: () => [{ ok: false, kind: 'no-method', code: 404 }],
  },
  {
    situation: 'words of the host',
    host: () => ({ outcome: 'fail', payloads: [HOST_WORDS] }),
    expect: () => [{ ok: false, kind: 'host', code: -1, text: HOST_WORDS }],
  },
  {
    situation: 'no words',
    host: () => ({ outcome: 'fail', payloads: [''] }),
    expect: () => [{ ok: false, kind: 'host', code: -1, text: 'fail' }],
  },
  {
    situation: 'nothing chosen',
    host: () => ({ outcome: 'no-file' }),
    expect: () => [{ ok: false, kind: 'no-file', code: -2 }],
  },
]

/** Calls without a response, for methods without user interaction. */
const SILENCES: readonly Shape[] = [
  { situation: 'silent', host: () => ({ outcome: 'silent' }), expect: () => [timeout] },
  {
    // The global has no request id: the second response may belong to the first call, so the call fails instead.
    situation: 'again after silence',
    act: 'again-after-silence',
    kind: 'concurrency',
    host: ({ answer }) => ({ outcome: 'silent', payloads: [answer('second')] }),
    expect: ({ way, data }) => [timeout, way === 'native' ? timeout : { ok: true, data: data('second') }],
  },
  {
    situation: 'again after a late answer',
    act: 'again-after-late',
    kind: 'concurrency',
    host: ({ answer }) => ({ outcome: 'late', payloads: [answer('late'), answer('second')] }),
    expect: ({ data }) => [timeout, { ok: true, data: data('second') }],
  },
]

/** Actions of user and system during a call, for methods that show a screen. */
const PERSONS: readonly Shape[] = [
  {
    situation: 'background',
    act: 'background',
    kind: 'lifecycle',
    host: () => ({ outcome: 'silent' }),
    expect: () => [failure('interrupted')],
    quick: true,
  },
  {
    situation: 'background, then answer',
    act: 'background-then-answer',
    kind: 'lifecycle',
    host: ({ method }) => ({ outcome: 'success', payloads: [SAMPLES[method].answer] }),
    expect: ({ method }) => [{ ok: true, data: SAMPLES[method].data }],
  },
  {
    situation: 'reload',
    act: 'reload',
    kind: 'lifecycle',
    host: ({ method }) => ({ outcome: 'success', payloads: [SAMPLES[method].answer] }),
    // Only a response through a global with a fixed name reaches the next page; other calls end as interrupted.
    expect: ({ method, way }) => [way === 'native' ? { ok: true, data: SAMPLES[method].data } : failure('interrupted')],
    quick: true,
  },
  {
    // No earlier response is outstanding, so the response belongs to this call.
    situation: 'reload, then again',
    act: 'reload-then-again',
    kind: 'lifecycle',
    host: ({ method }) => ({ outcome: 'success', payloads: [SAMPLES[method].answer, SAMPLES[method].answer] }),
    expect: ({ method }) => [{ ok: true, data: SAMPLES[method].data }],
    ways: ['native'],
    engineOnly: true,
  },
  {
    // As after silence: the response to the previous page's call must not settle this one.
    situation: 'reload and again',
    act: 'reload-and-again',
    kind: 'lifecycle',
    host: ({ method }) => ({ outcome: 'success', payloads: [SAMPLES[method].answer] }),
    expect: () => [failure('interrupted')],
    ways: ['native'],
    engineOnly: true,
  },
]

const person = (way: CaseWay, method: HostMethod): Carrier => ({
  way,
  method,
  variants: variantsOf(method, way),
  answer: () => SAMPLES[method].answer,
  data: () => SAMPLES[method].data,
})

/** Methods without user interaction: only these have a time-out. */
const TIMED_SDK: Carrier = { ...person('sdk', 'copyText'), data: () => null }
const TIMED_OWN: Carrier = {
  ...person('own', 'stopAudio'),
  data: () => null,
}
const TIMED = [...CARRIERS.filter(({ way }) => way === 'native'), TIMED_OWN, TIMED_SDK]
const WITH_PERSON = [person('native', 'takePhoto'), person('sdk', 'takePhoto'), person('own', 'selectFile')]

function caseOf(shape: Shape, carrier: Carrier): Case {
  const { situation, act = 'call', kind = 'call', engineOnly = false, quick = false } = shape
  const { way, method, variants } = carrier
  return {
    id: `${method}.${situation}.${way}`,
    kind,
    method,
    situation,
    way,
    variants,
    request: SAMPLES[method].request,
    host: shape.host(carrier),
    act,
    expect: shape.expect(carrier),
    runs: { engine: true, simulator: !engineOnly, device: false },
    quick,
  }
}

const cross = (shapes: readonly Shape[], carriers: readonly Carrier[]) =>
  shapes.flatMap((shape) =>
    carriers.filter(({ way }) => shape.ways?.includes(way) ?? true).map((carrier) => caseOf(shape, carrier)),
  )

/** Everything that can happen to a response in transit, once per way. */
export const WAY_CASES: readonly Case[] = [
  ...cross(SHAPES, CARRIERS),
  ...cross(SILENCES, TIMED),
  ...cross(PERSONS, WITH_PERSON),
]
