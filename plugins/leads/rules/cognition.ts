import { sumOf } from '#base/quantities'
import { round } from './numbers'

/**
 * Completeness of a lead (domain/leads.md 5 'cognition'); shared by the app, which shows the ring, and the simulator.
 */

/** Points by card and fact, which is called as its field; all of them are 100. */
export const COGNITION_POINTS = {
  clue: { place: 5, source: 2, entityId: 3, distanceToMain: 5, decider: 7, nextStep: 3 },
  company: { creditCode: 6, industry: 4, scale: 3, legalRep: 3, taxGrade: 3, shifts: 3, licencePhoto: 3 },
  equipment: { row: 10, filled: 10, plate: 5 },
  energy: { amount: 10, months: 5, price: 4, bill: 6 },
} as const
export type Card = keyof typeof COGNITION_POINTS
export type FactOf<C extends Card> = keyof (typeof COGNITION_POINTS)[C] & string
export const CARDS: readonly Card[] = ['clue', 'company', 'equipment', 'energy']

/** Details of a device that are not required, but make its row whole. */
const DETAILS = ['year', 'hours', 'days', 'load'] as const

interface Device extends Readonly<Partial<Record<(typeof DETAILS)[number], number | undefined>>> {
  readonly plate?: string | undefined
}
interface Consumption {
  /** One entry for each month, unknown ones null. */
  readonly months: readonly (number | null)[]
  readonly price?: number | undefined
  readonly bill?: string | undefined
}

/** What is known about a lead; an unknown fact is undefined or false. */
export interface CognitionFacts {
  readonly clue: Readonly<Partial<Record<FactOf<'clue'>, unknown>>>
  readonly company: Readonly<Partial<Record<FactOf<'company'>, unknown>>>
  readonly equipment: readonly Device[]
  readonly energy: readonly Consumption[]
}

export interface CardCognition<C extends Card = Card> {
  readonly got: number
  readonly max: number
  /** Facts without all of their points, in the order of the card. */
  readonly missing: readonly FactOf<C>[]
}

const isKnown = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false
const share = (known: unknown) => (isKnown(known) ? 1 : 0)
const sharesOf =
  <K extends string>(points: Readonly<Record<K, number>>) =>
  (facts: Readonly<Partial<Record<K, unknown>>>) =>
    Object.fromEntries(Object.keys(points).map((key) => [key, share(facts[key as K])])) as Record<K, 0 | 1>

/** Shares 0 to 1 of each fact, from facts or rows. */
const SHARES: { readonly [C in Card]: (known: CognitionFacts[C]) => Readonly<Record<FactOf<C>, number>> } = {
  clue: sharesOf(COGNITION_POINTS.clue),
  company: sharesOf(COGNITION_POINTS.company),
  equipment: (rows) => ({
    row: share(rows.length > 0),
    filled:
      sumOf(rows, (row) => DETAILS.filter((name) => isKnown(row[name])).length) /
      Math.max(1, rows.length * DETAILS.length),
    plate: share(rows.some(({ plate }) => isKnown(plate))),
  }),
  energy: (rows) => ({
    amount: share(rows.length > 0),
    // Counts the energy with the most months: the months of several kinds do not add up to a year.
    months: Math.max(0, ...rows.map(({ months }) => months.filter(isKnown).length)) / 12,
    price: share(rows.some(({ price }) => isKnown(price))),
    bill: share(rows.some(({ bill }) => isKnown(bill))),
  }),
}

/** Points of one card, each fact rounded. */
export function cardCognition<C extends Card>(card: C, known: CognitionFacts[C]): CardCognition<C> {
  const points = Object.entries(COGNITION_POINTS[card]) as [FactOf<C>, number][]
  const shares = SHARES[card](known)
  return {
    got: sumOf(points, ([key, most]) => round(most * shares[key])),
    max: sumOf(points, ([, most]) => most),
    missing: points.filter(([key]) => shares[key] < 1).map(([key]) => key),
  }
}

/** Completeness of a lead. 0 to 100 */
export const cognitionOf = (facts: CognitionFacts): number =>
  sumOf(CARDS, (card) => cardCognition<Card>(card, facts[card]).got)
