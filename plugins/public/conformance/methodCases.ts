import type { HostMethod } from '#platform/host'
import { SAMPLES } from './samples'
import type { Case, CaseWay, Expectation, HostDoes, Variant } from './types'
import { isPartner, variantsByWay } from './ways'

/** The type of `SAMPLES` requires every method. Not from `#platform/host`, which loads texts that journeys cannot import. */
const METHODS = Object.keys(SAMPLES) as readonly HostMethod[]

/** Situations in which every method is tested in every host that has it. */
export const SITUATIONS = ['ok', 'fail', 'cancel', 'denied', 'absent'] as const
export type Situation = (typeof SITUATIONS)[number]

/** Error text of the host in the cases that fail. */
export const HOST_WORDS = 'the host says no'

/** Methods for which cancelling is −2, like an empty result (wire.md 'Settling'). */
const PICKS: readonly HostMethod[] = ['pickPhoto', 'takePhoto', 'selectFile']

/** Methods that a browser settles at once, without user and device. */
const PLAIN_WEB: readonly HostMethod[] = ['getAppInfo', 'getStatusBarHeight', 'stopAudio', 'sendChannelMessage']
/** Methods that can run on a phone unattended: no user action, no permanent effect, no navigation. */
const HARMLESS: readonly HostMethod[] = [
  ...PLAIN_WEB,
  'getLocation',
  'keepScreenOn',
  'requestPermission',
  'hideStatusBar',
]
/** Browser results that differ from the native samples. */
const WEB_DATA: { readonly [M in HostMethod]?: unknown } = { getAppInfo: null, getStatusBarHeight: 0 }

const DOES: Readonly<Record<Exclude<Situation, 'ok'>, HostDoes>> = {
  fail: { outcome: 'fail', payloads: [HOST_WORDS] },
  cancel: { outcome: 'cancel' },
  denied: { outcome: 'denied' },
  absent: { outcome: 'absent' },
}

const zero: Expectation = { ok: true, data: 0 }
const noMethod: Expectation = { ok: false, kind: 'no-method', code: 404, text: 'method does not exist' }

const EXPECTED: Readonly<Record<Exclude<Situation, 'ok'>, (method: HostMethod) => Expectation>> = {
  fail: () => ({ ok: false, kind: 'host', code: -1, text: HOST_WORDS }),
  cancel: (method) =>
    PICKS.includes(method) ? { ok: false, kind: 'no-file', code: -2 } : { ok: false, kind: 'cancelled', code: -1 },
  denied: () => ({ ok: false, kind: 'denied', code: -1 }),
  absent: () => noMethod,
}

/** Section 8: error texts for recording in a partner app without the method. */
const PARTNER_ABSENT: { readonly [M in HostMethod]?: string } = {
  startRecording: 'recording not supported',
  stopRecording: 'not supported',
}

function expectedOf(method: HostMethod, situation: Situation, way: CaseWay, variant: Variant | undefined): Expectation {
  if (situation === 'ok') {
    const data = way === 'web' && method in WEB_DATA ? WEB_DATA[method] : SAMPLES[method].data
    return { ok: true, data }
  }
  // wire.md: 0 unless the host reports one.
  if (method === 'getStatusBarHeight') return zero
  const words = variant && isPartner(variant) && situation === 'absent' ? PARTNER_ABSENT[method] : undefined
  return words ? { ok: false, kind: 'host', code: -1, text: words } : EXPECTED[situation](method)
}

/** Methods about recordings. Partner apps do not record, so success needs a host newer than any existing one. */
const ABOUT_RECORDINGS: readonly HostMethod[] = ['startRecording', 'stopRecording', 'downloadAudio']

function isSimulated(method: HostMethod, situation: Situation, way: CaseWay, isPartnerCase: boolean): boolean {
  // A browser has no host to set up.
  if (way === 'web') return situation === 'ok' && PLAIN_WEB.includes(method)
  if (!isPartnerCase || !ABOUT_RECORDINGS.includes(method)) return true
  return method === 'downloadAudio' ? situation !== 'ok' : situation === 'absent'
}

function caseOf(method: HostMethod, situation: Situation, way: CaseWay, variants: readonly Variant[]): Case {
  const isWeb = way === 'web'
  const isPartnerCase = variants.every(isPartner) && ABOUT_RECORDINGS.includes(method)
  return {
    id: `${method}.${situation}.${way}${isPartnerCase ? '.partner' : ''}`,
    kind: method === 'startRecording' ? 'stream' : 'call',
    method,
    situation,
    way,
    variants,
    request: SAMPLES[method].request,
    host: situation === 'ok' ? { outcome: 'success', payloads: [SAMPLES[method].answer] } : DOES[situation],
    act: 'call',
    expect: [expectedOf(method, situation, way, variants[0])],
    runs: {
      engine: true,
      simulator: isSimulated(method, situation, way, isPartnerCase),
      device: situation === 'ok' && HARMLESS.includes(method),
    },
    quick: situation === 'ok' ? variants.length > 2 || isWeb : method === 'getLocation',
  }
}

function none(method: HostMethod, variants: readonly Variant[]): Case {
  return {
    id: `${method}.none`,
    kind: 'call',
    method,
    situation: 'none',
    way: 'none',
    variants,
    request: SAMPLES[method].request,
    host: { outcome: 'absent' },
    act: 'call',
    expect: [noMethod],
    runs: { engine: true, simulator: true, device: true },
    quick: method === 'playVideo',
  }
}

/** Impossible situations. stopRecording settles with the segment that it ends: it has no response that could fail. */
const NEVER: { readonly [M in HostMethod]?: readonly Situation[] } = {
  stopRecording: ['fail', 'cancel', 'denied'],
  // Recording errors are numbered, and none of them is a cancellation by the user.
  startRecording: ['cancel'],
}

/** Groups partner and messaging apps separately for methods about recordings, since only one of them records. */
const grouped = (method: HostMethod, variants: readonly Variant[]): readonly (readonly Variant[])[] =>
  ABOUT_RECORDINGS.includes(method)
    ? [variants.filter((each) => !isPartner(each)), variants.filter(isPartner)].filter((group) => group.length > 0)
    : [variants]

/** ok, fail, cancel, denied and absent for every method, in every way in which a variant offers it. */
export const METHOD_CASES: readonly Case[] = METHODS.flatMap((method) =>
  variantsByWay(method).flatMap(([way, variants]) => {
    if (way === 'none') return [none(method, variants)]
    return SITUATIONS.filter((situation) => !NEVER[method]?.includes(situation)).flatMap((situation) =>
      grouped(method, variants).map((group) => caseOf(method, situation, way, group)),
    )
  }),
)
