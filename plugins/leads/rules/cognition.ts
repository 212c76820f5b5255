import { sumOf } from '#src/calendar'
import { round } from './numbers'

/** Completeness of a lead (domain/leads.md 5 'cognition'); shared by the app, which shows the ring, and the simulator. */

/** Points by card and fact; all of them are 100. */
export const COGNITION_POINTS = {
  clue: { place: 5, source: 2, entity: 3, main: 5, decider: 7, nextStep: 3 },
  company: { code: 6, industry: 4, scale: 3, legalRep: 3, tax: 3, shifts: 3, photo: 3 },
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

/** What is known about a lead. */
export interface CognitionFacts {
  readonly clue: Readonly<Record<FactOf<'clue'>, boolean>>
  readonly company: Readonly<Record<FactOf<'company'>, boolean>>
  readonly equipment: readonly Device[]
  readonly energy: readonly Consumption[]
}

export interface CardCognition<C extends Card = Card> {
  readonly got: number
  readonly max: number
  /** Facts without all of their points, in the order of the card. */
  readonly missing: readonly FactOf<C>[]
}

const isKnown = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Shares 0 to 1 of each fact, from flags or rows. */
const SHARES: { readonly [C in Card]: (known: CognitionFacts[C]) => Readonly<Record<FactOf<C>, number>> } = {
  clue: shareOfFlags,
  company: shareOfFlags,
  equipment: (rows) => ({
    row: rows.length > 0 ? 1 : 0,
    filled:
      sumOf(rows, (row) => DETAILS.filter((name) => isKnown(row[name])).length) /
      Math.max(1, rows.length * DETAILS.length),
    plate: rows.some(({ plate }) => isKnown(plate)) ? 1 : 0,
  }),
  energy: (rows) => ({
    amount: rows.length > 0 ? 1 : 0,
    // Of the energy that is known best: the months of several kinds do not add up to a year.
    months: Math.max(0, ...rows.map(({ months }) => months.filter(isKnown).length)) / 12,
    price: rows.some(({ price }) => isKnown(price)) ? 1 : 0,
    bill: rows.some(({ bill }) => isKnown(bill)) ? 1 : 0,
  }),
}

function shareOfFlags<K extends string>(flags: Readonly<Record<K, boolean>>): Record<K, number> {
  return Object.fromEntries(Object.entries(flags).map(([key, has]) => [key, has ? 1 : 0])) as Record<K, number>
}

/** Points of one card, each fact rounded. */
export function cardCognition<C extends Card>(card: C, known: CognitionFacts[C]): CardCognition<C> {
  const points = Object.entries(COGNITION_POINTS[card]) as [FactOf<C>, number][]
  const share = SHARES[card](known)
  return {
    got: sumOf(points, ([key, most]) => round(most * share[key])),
    max: sumOf(points, ([, most]) => most),
    missing: points.filter(([key]) => share[key] < 1).map(([key]) => key),
  }
}

/** Completeness of a lead. 0 to 100 */
export function cognitionOf(facts: CognitionFacts): number {
  return (
    cardCognition('clue', facts.clue).got +
    cardCognition('company', facts.company).got +
    cardCognition('equipment', facts.equipment).got +
    cardCognition('energy', facts.energy).got
  )
}
