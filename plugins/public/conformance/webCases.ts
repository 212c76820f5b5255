import type { Act, Case, Expectation, HostDoes } from './types'

interface WebShape {
  readonly situation: string
  readonly act?: Act
  readonly host: HostDoes
  readonly expect: readonly Expectation[]
  /** The simulator reaches Chromium's own geolocation. */
  readonly simulated?: boolean
}

const here: Expectation = { ok: true, data: { status: '0' } }
const failure = (kind: 'timeout' | 'denied' | 'cancelled' | 'host'): Expectation => ({ ok: false, kind, code: -1 })

/** Cases of the browser's geolocation, which represents the way `web`. */
const SHAPES: readonly WebShape[] = [
  { situation: 'silent', host: { outcome: 'silent' }, expect: [failure('timeout')] },
  { situation: 'twice', host: { outcome: 'twice' }, expect: [here] },
  { situation: 'two at once', act: 'two-at-once', host: { outcome: 'success' }, expect: [here, here] },
  {
    situation: 'again after silence',
    act: 'again-after-silence',
    host: { outcome: 'silent' },
    expect: [failure('timeout'), here],
  },
  { situation: 'abort', act: 'abort', host: { outcome: 'silent' }, expect: [failure('cancelled')], simulated: true },
  { situation: 'abort before', act: 'abort-before', host: { outcome: 'success' }, expect: [failure('cancelled')] },
  { situation: 'refused', host: { outcome: 'denied' }, expect: [failure('denied')], simulated: true },
  { situation: 'no fix', host: { outcome: 'fail' }, expect: [failure('host')], simulated: true },
  {
    situation: 'old browser',
    host: { outcome: 'absent' },
    expect: [{ ok: false, kind: 'no-method', code: 404 }],
  },
]

/** Cases for the browser, using its geolocation. */
export const WEB_CASES: readonly Case[] = SHAPES.map(
  ({ situation, act = 'call', host, expect, simulated = false }) => ({
    id: `getLocation.${situation}.web`,
    kind: act === 'call' ? 'call' : 'concurrency',
    method: 'getLocation',
    situation,
    way: 'web',
    variants: ['browser'],
    request: {},
    host,
    act,
    expect,
    runs: { engine: true, simulator: simulated, device: false },
    quick: false,
  }),
)
