import type { HostMethod } from '#platform/host'
import { METHODS } from '../../simulator/methods'
import type { HostName, Outcome, Rule } from '../../simulator/types'
import type { Texts } from '../texts'

/** How a call can be answered. */
export const OUTCOMES: readonly Outcome[] = [
  ...(['success', 'fail', 'cancel', 'denied', 'no-file', 'silent', 'late', 'twice', 'malformed', 'absent'] as const),
  'ask',
]
/** A result of the timeline in words; its name alone is what rules and steps say. */
export function resultText(t: Texts, result: string): string {
  const outcome = OUTCOMES.find((each) => each === result)
  return outcome ? t(`outcome.${outcome}`) : result
}

/** How a call that waits can be answered by hand; the tester himself decides when. */
export const BY_HAND: readonly Outcome[] = ['success', 'fail', 'cancel', 'denied', 'no-file', 'twice', 'malformed']
/** Outcomes that give the data of a success. */
const GIVING: readonly Outcome[] = ['success', 'late', 'twice']

export const isGiving = (outcome: Outcome): boolean => GIVING.includes(outcome)

const OF_STREAM: readonly Outcome[] = ['success', 'fail', 'denied', 'silent']
/** Devices of a browser, by the method that they stand for, and how they can answer (`simulator/browserDevices.ts`). */
const OF_BROWSER: Readonly<Partial<Record<HostMethod, readonly Outcome[]>>> = {
  getLocation: [...OF_STREAM, 'ask'],
  scanCode: OF_STREAM,
  startRecording: OF_STREAM,
}

/** Methods that a host, or a browser in its place, can answer. */
export const methodsIn = (host: HostName | undefined): readonly HostMethod[] =>
  (Object.keys(host === 'browser' ? OF_BROWSER : METHODS) as HostMethod[]).sort()

export const outcomesIn = (host: HostName | undefined, method: HostMethod): readonly Outcome[] =>
  host === 'browser' ? (OF_BROWSER[method] ?? []) : OUTCOMES

/** Sound and picture of a browser are no data. */
export const hasPayload = (host: HostName | undefined, method: HostMethod): boolean =>
  host !== 'browser' || method === 'getLocation'

/** The rule, or the nearest that this host can have. */
export function ruleIn(host: HostName | undefined, rule: Rule): Rule {
  const outcomes = outcomesIn(host, rule.method)
  if (outcomes.includes(rule.then)) return rule
  const [method = rule.method] = outcomes.length > 0 ? [rule.method] : methodsIn(host)
  return { method, then: 'success' }
}
