import type { Stage } from './vocabulary'

/** What is known of a lead when it is to move on (domain/leads.md 2). */
export interface StageFacts {
  readonly creditCode: boolean
  readonly point: boolean
  readonly phone: boolean
  readonly decider: boolean
  readonly bill: boolean
  /** Percent. */
  readonly cognition: number
  readonly nextStep: boolean
  readonly contract: boolean
}

const MISSING_KEYS = [
  'code',
  'point',
  'phone',
  'contact',
  'decider',
  'bill',
  'cognition',
  'nextStep',
  'contract',
] as const
export type MissingKey = (typeof MISSING_KEYS)[number]

/** A key of the server that the app has a text for. */
export const isMissingKey = (key: string): key is MissingKey => MISSING_KEYS.some((known) => known === key)

const COGNITION_NEEDED = 60

const NEEDED: Readonly<Record<Stage, readonly [MissingKey, (facts: StageFacts) => boolean][]>> = {
  found: [
    ['code', (facts) => facts.creditCode],
    ['point', (facts) => facts.point],
    ['phone', (facts) => facts.phone],
  ],
  // The first follow-up or check-in moves it on by itself.
  verified: [['contact', () => false]],
  followedUp: [
    ['decider', (facts) => facts.decider],
    ['bill', (facts) => facts.bill],
    ['cognition', (facts) => facts.cognition >= COGNITION_NEEDED],
    ['nextStep', (facts) => facts.nextStep],
  ],
  opportunity: [['contract', (facts) => facts.contract]],
  won: [],
}

/** What is missing for the stage after this one, in the order in which it is asked. */
export function missingForNext(stage: Stage, facts: StageFacts): MissingKey[] {
  return NEEDED[stage].filter(([, has]) => !has(facts)).map(([key]) => key)
}
