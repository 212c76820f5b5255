import { sumOf } from '#base/quantities'
import { clamp, round } from './numbers'
import type { ScoreKey, TAX_GRADES } from './vocabulary'

/** Facts that the score is computed from (domain/leads.md 5). */
export interface ScoreFacts {
  /** m³/y */
  readonly gas?: number | undefined
  /** m to the nearest gas main; absent if there is none. */
  readonly distanceToMain?: number | undefined
  readonly taxGrade?: TaxGrade | undefined
  /** Number of open cases of dishonest debt or enforcement. */
  readonly openCases?: number | undefined
  /** Kinds of all contacts within the last 30 days. */
  readonly recent: readonly ContactKind[]
  /** Known people at the company; `phone`: a number is known, `decider`: the decider is known. */
  readonly people: { readonly phone: boolean; readonly count: number; readonly decider: boolean }
}

export type TaxGrade = (typeof TAX_GRADES)[number]
export type ContactKind = 'visit' | 'checkIn' | 'call' | 'message'

/** Maximum points of each part. */
export const SCORE_MAX: Readonly<Record<ScoreKey, number>> = {
  need: 30,
  main: 25,
  credit: 20,
  activity: 12,
  contacts: 13,
}

const GRADE_POINTS: Readonly<Record<TaxGrade, number>> = { A: 20, B: 17, M: 14, C: 8, D: 0 }
const NO_GRADE_POINTS = 10
const CASE_POINTS = 6
const CONTACT_POINTS: Readonly<Record<ContactKind, number>> = { visit: 5, checkIn: 5, call: 3, message: 1 }

function need(gas: number | undefined): number {
  if (gas === undefined || gas <= 0) return 0
  return round(SCORE_MAX.need * clamp(Math.log(gas / 10_000) / Math.log(600), 0, 1))
}

function main(distance: number | undefined): number {
  if (distance === undefined) return 0
  return round(SCORE_MAX.main * clamp(1 - (distance - 100) / 2900, 0, 1))
}

function credit(grade: TaxGrade | undefined, openCases = 0): number {
  const base = grade === undefined ? NO_GRADE_POINTS : GRADE_POINTS[grade]
  return Math.max(0, base - CASE_POINTS * openCases)
}

/** Points for recent contacts, capped at the maximum of the part. */
export function activityPoints(recent: readonly ContactKind[]): number {
  return Math.min(
    SCORE_MAX.activity,
    sumOf(recent, (kind) => CONTACT_POINTS[kind]),
  )
}

/** Points for known people. */
export function peoplePoints({ phone, count, decider }: ScoreFacts['people']): number {
  return (phone ? 4 : 0) + (count >= 3 ? 2 : 0) + (decider ? 7 : 0)
}

export type ScoreParts = Readonly<Record<ScoreKey, number>>

/** The parts, each rounded. */
export function scoreParts(facts: ScoreFacts): ScoreParts {
  return {
    need: need(facts.gas),
    main: main(facts.distanceToMain),
    credit: credit(facts.taxGrade, facts.openCases),
    activity: activityPoints(facts.recent),
    contacts: peoplePoints(facts.people),
  }
}

/** The score: the sum of the rounded parts, 0 to 100. */
export function totalScore(parts: ScoreParts): number {
  return parts.need + parts.main + parts.credit + parts.activity + parts.contacts
}
