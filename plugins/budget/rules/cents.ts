import { roundTo } from '#base/quantities'

/** Digits below which a product or difference of decimal fractions is noise: 240,782.105 arrives as …10499999999995. */
const EXACT_DIGITS = 6

/** An amount in CNY rounded to 0.01, half away from zero. */
export const cents = (amount: number) => roundTo(roundTo(amount, EXACT_DIGITS), 2)
