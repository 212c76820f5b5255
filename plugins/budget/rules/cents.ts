import { roundTo } from '#base/quantities'

/** Digits below which a product or difference of decimal fractions is noise: 240,782.105 arrives as …10499999999995. */
export const EXACT_DIGITS = 6
/** Of larger amounts, the last digits are coarser than the noise. */
const LARGEST_EXACT = 1e10
/** So near to half a cent, the noise decides. */
const NEAR_HALF = 1e-3

/** An amount in CNY rounded to 0.01, half away from zero. */
export function cents(amount: number): number {
  const scaled = amount * 100
  const fromHalf = (Math.abs(scaled) % 1) - 0.5
  // Rounding on the decimal text takes long, and is needed only near half a cent.
  if (Math.abs(amount) < LARGEST_EXACT && Math.abs(fromHalf) > NEAR_HALF) return Math.round(scaled) / 100 || 0
  return roundTo(roundTo(amount, EXACT_DIGITS), 2)
}
