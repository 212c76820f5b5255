import { type Day, monthNumber, monthOf, monthsUntil, passedOf } from '#base/calendar'
import { roundTo, sumOf } from '#base/quantities'
import { TOU_PERIODS, type Tou } from './powerBill'

/** A bill, as far as its month follows from it. */
interface MonthBill {
  readonly month: string
  readonly volume: number
  readonly price: number
  readonly amount: number
  readonly tou?: Tou | undefined
  readonly paid: string
}

function touOf(bills: readonly MonthBill[]): Tou | undefined {
  const all = bills.flatMap(({ tou }) => tou ?? [])
  if (all.length === 0) return undefined
  return Object.fromEntries(TOU_PERIODS.map((period) => [period, sumOf(all, (tou) => tou[period])])) as Tou
}

/**
 * Bills by month, oldest first; several of a month are added. A month is compared with the one a year ago, of which the
 * running one counts only its days to date. `price`: CNY per unit, 4 decimals; the average where the tariff changed
 * within the month. `amount`: CNY. `change`: share by which it exceeds the month a year ago; none without that month,
 * or if nothing was used in it. `isRunning`: it is not over yet, so its figures are to date.
 */
export function billMonths<B extends MonthBill>(bills: readonly B[], today: Day) {
  const byMonth = new Map<string, B[]>()
  for (const bill of bills) byMonth.set(bill.month, [...(byMonth.get(bill.month) ?? []), bill])
  const running = today.slice(0, 7)
  const volumeOf = (month: string) => sumOf(byMonth.get(month) ?? [], (bill) => bill.volume)
  return [...byMonth]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, own]) => {
      const volume = volumeOf(month)
      const amount = sumOf(own, (bill) => bill.amount, 2)
      const prices = new Set(own.map(({ price }) => price))
      const isRunning = month === running
      const before = volumeOf(monthOf(monthNumber(month) - 12)) * (isRunning ? passedOf(today) : 1)
      const tou = touOf(own)
      return {
        month,
        bills: own,
        volume,
        price: prices.size > 1 && volume > 0 ? roundTo(amount / volume, 4) : (own[0]?.price ?? 0),
        amount,
        ...(tou && { tou }),
        ...(before > 0 && { change: volume / before - 1 }),
        isRunning,
      }
    })
}

const YEAR = 12

/** The bills of the last 12 calendar months; a month without a bill is not replaced by an older one. */
export function ofLastYear<M extends { readonly month: string }>(months: readonly M[], today: Day): M[] {
  const year = new Set(monthsUntil(today, YEAR))
  return months.filter(({ month }) => year.has(month))
}

/** All bills of a month. */
export type BillMonth<B extends MonthBill = MonthBill> = ReturnType<typeof billMonths<B>>[number]
