import { roundTo, sumOf } from '#base/quantities'
import { type CompetitiveLevel, type CompetitorMove, competitorMoves, type Kind, type Proof } from './vocabulary'

/** How serious a competitor is, and what its energy costs where it is used (domain/risk.md 4). */

/** Heat of a unit in GJ, the share of it that is used, and the unit. Biomass is assumed. */
const FUELS = {
  price: { heat: 0.0355, efficiency: 0.92, unit: 'm³' },
  lng: { heat: 49, efficiency: 0.92, unit: 't' },
  electric: { heat: 0.0036, efficiency: 0.98, unit: 'kWh' },
  biomass: { heat: 15.5, efficiency: 0.8, unit: 't' },
} as const satisfies Readonly<Record<Kind, { heat: number; efficiency: number; unit: string }>>

/** What the price of a competitor's energy is for. */
export const unitOf = (kind: Kind) => FUELS[kind].unit

/** Price of a GJ that is used. CNY; `price` in CNY per unit */
export function usefulPrice(price: number, kind: Kind = 'price'): number {
  const { heat, efficiency } = FUELS[kind]
  return price / (heat * efficiency)
}

/** By which share a competitor's useful price is below ours; negative if it is above. */
export function priceGap(ours: number, theirs: number, kind: Kind): number {
  const own = usefulPrice(ours)
  return (own - usefulPrice(theirs, kind)) / own
}

/** Limits of the points 1, 2 and 3. */
const VOLUMES = [100_000, 1_000_000, 5_000_000] as const
const GAPS = [0.05, 0.1, 0.2] as const
/** A contract that runs longer than these days has 0, 1, 2 points. */
const CONTRACT_DAYS = [365, 180, 90] as const
const UNKNOWN_GAP = 1
const PROOFS: Readonly<Record<Proof, number>> = { rumour: 0.6, customer: 0.8, document: 1 }
const LEVELS = { high: 8, medium: 5 }

interface Competition {
  /** m³/y */
  readonly volumeAtRisk: number
  /** Undefined without a price. */
  readonly gap?: number | undefined
  readonly move: CompetitorMove
  readonly proof: Proof
  /** Days to the end of our contract; undefined without one. */
  readonly contractDays?: number | undefined
}

interface Part<K> {
  readonly key: K
  readonly got: number
}

interface CompetitionScore {
  readonly parts: readonly [Part<'volume'>, Part<'gap'>, Part<'move'>, Part<'contract'>]
  /** Share by which the proof counts. */
  readonly proof: number
  /** One decimal */
  readonly score: number
  readonly level: CompetitiveLevel
}

const pointsAbove = (value: number, limits: readonly number[]) => limits.filter((limit) => value >= limit).length

/** Points of a competitor and the level that follows; one who has signed is always high. */
export function competitionScore({ volumeAtRisk, gap, move, proof, contractDays }: Competition): CompetitionScore {
  const parts = [
    { key: 'volume', got: pointsAbove(volumeAtRisk, VOLUMES) },
    { key: 'gap', got: gap === undefined ? UNKNOWN_GAP : pointsAbove(gap, GAPS) },
    { key: 'move', got: Number(competitorMoves.toWire(move)) },
    { key: 'contract', got: CONTRACT_DAYS.filter((limit) => (contractDays ?? 0) <= limit).length },
  ] as const
  const share = PROOFS[proof]
  const score = roundTo(sumOf(parts, ({ got }) => got) * share, 1)
  const level = move === 'signed' || score >= LEVELS.high ? 'high' : score >= LEVELS.medium ? 'medium' : 'low'
  return { parts, proof: share, score, level }
}
