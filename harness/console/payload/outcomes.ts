import type { Outcome } from '../../simulator/types'

/** How a call can be answered. */
export const OUTCOMES: readonly Outcome[] = [
  ...(['success', 'fail', 'cancel', 'denied', 'no-file', 'silent', 'late', 'twice', 'malformed', 'absent'] as const),
  'ask',
]
/** How a call that waits can be answered by hand; the tester himself decides when. */
export const BY_HAND: readonly Outcome[] = ['success', 'fail', 'cancel', 'denied', 'no-file', 'twice', 'malformed']
/** Outcomes that give the data of a success. */
const GIVING: readonly Outcome[] = ['success', 'late', 'twice']

export const isGiving = (outcome: Outcome): boolean => GIVING.includes(outcome)
