import { roundTo, sumOf } from '#base/quantities'

/**
 * Electricity by time of use: the tariff of Guangdong, in force since 1 October 2021 (domain/customer.md 5). Provinces
 * change theirs, so what is computed by it is shown with this date.
 */
export const TARIFF_SINCE = '2021-10-01'

export const TOU_PERIODS = ['sharp', 'peak', 'flat', 'valley'] as const
export type TouPeriod = (typeof TOU_PERIODS)[number]
/** kWh by period. */
export type Tou = Readonly<Record<TouPeriod, number>>

/** Thousandths of the flat price: 1.7 : 1 : 0.38, sharp is a quarter above peak. */
const FACTORS: Tou = { sharp: 2125, peak: 1700, flat: 1000, valley: 380 }

const within = (hour: number, from: number, to: number) => hour >= from && hour < to

/** The period of an hour (0–23) in a month (1–12); sharp replaces a part of the peak from July to September. */
export function touPeriodOf(hour: number, month: number): TouPeriod {
  if (within(month, 7, 10) && (within(hour, 11, 12) || within(hour, 15, 17))) return 'sharp'
  if (within(hour, 10, 12) || within(hour, 14, 19)) return 'peak'
  return within(hour, 0, 8) ? 'valley' : 'flat'
}

/** The price of a period for the flat price, 4 decimals. CNY/kWh */
export const touPrice = (period: TouPeriod, flat: number): number =>
  roundTo((Math.round(flat * 10_000) * FACTORS[period]) / 1000, 0) / 10_000

/** Cost of a volume at a price of 4 decimals, to 0.01; in whole numbers, because halves must be exact. CNY */
export const costOf = (volume: number, price: number): number =>
  roundTo((volume * Math.round(price * 10_000)) / 10_000, 2)

/**
 * A bill by time of use: a line for each period in which power was used (kWh, CNY/kWh, CNY), each rounded to 0.01, and
 * their sum. CNY
 */
export function powerBill(tou: Tou, flat: number) {
  const lines = TOU_PERIODS.filter((period) => tou[period] !== 0).map((period) => {
    const price = touPrice(period, flat)
    return { period, volume: tou[period], price, amount: costOf(tou[period], price) }
  })
  return { lines, amount: sumOf(lines, ({ amount }) => amount, 2) }
}
