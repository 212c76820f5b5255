import { median } from './band'

/** When a volume that fell is up again (domain/risk.md 4). */

/** Days after a warning in which a rebound is looked for. */
export const REBOUND_DAYS = 90
/** Valid days running that have to be high again. */
const DAYS = 3
/** Share of the level before from which a day is. */
const SHARE = 0.9

interface Rebound {
  /** Lowest median of three neighbouring days, m³ of a working day. */
  readonly trough: number
  /** Share of the fall that is made up for; 1 where the volume never fell below the level before. */
  readonly recovery: number
}

/**
 * The rebound after a fall: undefined until the last three days are at 90 % of the level before or above. `adjusted`:
 * volumes of the valid working days, Saturdays and Sundays since the warning, each by the factor of its class.
 */
export function reboundOf(adjusted: readonly number[], levelBefore: number): Rebound | undefined {
  const last = adjusted.slice(-DAYS)
  if (last.length < DAYS || last.some((each) => each < SHARE * levelBefore)) return undefined
  const neighbours = adjusted.slice(DAYS - 1).map((_, index) => median(adjusted.slice(index, index + DAYS)))
  const trough = Math.min(...neighbours)
  const fall = levelBefore - trough
  return { trough, recovery: fall > 0 ? (median(last) - trough) / fall : 1 }
}
