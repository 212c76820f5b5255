import type { Stage } from './vocabulary'

/** Facts about a lead that decide about its next stage (domain/leads.md 2). */
export interface StageFacts {
  /** The credit code or a photo of the licence. */
  readonly licence: boolean
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

/** True for a key of the server that the app has a text for. */
export const isMissingKey = (key: string): key is MissingKey => MISSING_KEYS.some((known) => known === key)

const COGNITION_NEEDED = 60

const NEEDED: Readonly<Record<Stage, readonly [MissingKey, (facts: StageFacts) => boolean][]>> = {
  found: [
    ['code', (facts) => facts.licence],
    ['point', (facts) => facts.point],
    ['phone', (facts) => facts.phone],
  ],
  // The first follow-up or check-in moves the lead on automatically.
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

/** Facts missing for the next stage, in the order in which they are shown. */
export function missingForNext(stage: Stage, facts: StageFacts): MissingKey[] {
  return NEEDED[stage].filter(([, has]) => !has(facts)).map(([key]) => key)
}
