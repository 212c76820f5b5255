import { roundTo, sumOf } from '#base/quantities'

/** How well a solution fits a customer's needs, and what it is worth a year (domain/todo-crm.md 5). */

/** `tag`: a code of the dictionary `needTag`; `weight` 5, 3 or 2. */
export interface Need {
  readonly tag: string
  readonly weight: number
}

/** What a solution is for. Capacities in the unit of its kind: t/h of steam, MW of power. */
export interface Fit {
  readonly tags: readonly string[]
  readonly industries: readonly string[]
  readonly capMin: number
  readonly capMax: number
}

/** What the capacity of a solution with these tags is measured in. */
export const capacityUnit = (tags: Fit['tags']) => (tags.includes('steam') ? 't/h' : 'MW')

/** Shares from 0 to 1 that a match is made of. */
export interface MatchParts {
  readonly need: number
  readonly industry: number
  readonly size: number
}

/** Share of the needs that are met, by weight; 0 without needs. */
export function needShare(needs: readonly Need[], tags: readonly string[]): number {
  const all = sumOf(needs, ({ weight }) => weight)
  const met = sumOf(needs, ({ tag, weight }) => (tags.includes(tag) ? weight : 0))
  return all === 0 ? 0 : met / all
}

/** 1 for one of the solution's industries, 0.5 for one of the same group or if none is given, else 0. */
export function industryShare(
  industry: string | undefined,
  industries: readonly string[],
  groupOf: (industry: string) => string | undefined,
): number {
  if (industry === undefined || industries.length === 0) return 0.5
  if (industries.includes(industry)) return 1
  const group = groupOf(industry)
  return group !== undefined && industries.some((each) => groupOf(each) === group) ? 0.5 : 0
}

/** 1 within the limits, 0.5 within ±50 % of one of them or if the capacity is unknown, else 0. */
export function sizeShare(capacity: number | undefined, { capMin, capMax }: Pick<Fit, 'capMin' | 'capMax'>): number {
  if (capacity === undefined) return 0.5
  if (capacity >= capMin && capacity <= capMax) return 1
  return capacity >= capMin * 0.5 && capacity <= capMax * 1.5 ? 0.5 : 0
}

/** 0 to 100. */
export function matchOf({ need, industry, size }: MatchParts): number {
  return roundTo(100 * (0.6 * need + 0.25 * industry + 0.15 * size), 0)
}

/** Share of the PV power that the customer uses (assumed). */
const OWN_USE = 0.85
/** CNY/kWh: the flat price of the grid, and ours. */
const GRID_PRICE = 0.66
const OUR_PRICE = 0.561
/** CNY/m³ of gas (assumed). */
const GAS_MARGIN = 0.35

/** What is estimated from less than a bill may be off by this share (leads.md 5). */
const SPREADS = { bill: 0, equipment: 0.2, industry: 0.5 } as const
type Basis = keyof typeof SPREADS

/** CNY/y */
export interface Value {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** Hours a year that PV runs at its power (leads.md 5, assumed). */
const PV_HOURS = 1050
/** kW in a MW. */
const KILO = 1000

/** Saved by power of one's own. kWh/y → CNY/y */
export const pvValue = (energy: number): number => roundTo(energy * OWN_USE * (GRID_PRICE - OUR_PRICE), 2)
/** Earned with gas. m³/y → CNY/y */
export const gasValue = (volume: number): number => roundTo(volume * GAS_MARGIN, 2)

/** A value with its limits. */
export function valueWithin(mid: number, basis: Basis): Value {
  const spread = SPREADS[basis]
  return { low: roundTo(mid * (1 - spread), 2), mid, high: roundTo(mid * (1 + spread), 2) }
}

/** What is known of a customer: the entered capacity in MW or t/h, gas by the bills of twelve months, else expected. m³/y */
interface Use {
  readonly capacity?: number | undefined
  readonly billed?: number | undefined
  readonly gas: number
}

/** Needs that gas meets. */
const BURNS = ['steam', 'heat']

/** What a solution is worth a year; 0 for one that brings neither PV power nor gas, or PV of an unknown size. */
export function worthOf(tags: readonly string[], { capacity, billed, gas }: Use): Value {
  if (tags.includes('pv')) return valueWithin(pvValue((capacity ?? 0) * KILO * PV_HOURS), 'equipment')
  if (!tags.some((tag) => BURNS.includes(tag))) return valueWithin(0, 'bill')
  if (billed !== undefined) return valueWithin(gasValue(billed), 'bill')
  return valueWithin(gasValue(gas), capacity === undefined ? 'industry' : 'equipment')
}
