import { type Day, days } from '#base/calendar'
import { roundTo, sumOf } from '#base/quantities'
import type { PaymentState } from './vocabulary'

/** Periods, payments and volumes of a contract (domain/contracts.md 4). Amounts are in CNY, volumes in m³. */

interface Period {
  readonly start: Day
  /** Undefined: open-ended. */
  readonly end?: Day | undefined
}

interface Ending<S extends string = string> {
  readonly state: S
  readonly kind: string
  readonly end?: Day | undefined
  readonly followUpId?: string | undefined
}

/** Days from today to the last day; negative once it has ended, undefined for an open-ended one. */
export const daysLeft = (end: Day | undefined, today: Day): number | undefined =>
  end === undefined ? undefined : days.between(today, end)

/** Days before its end from which a contract of this kind expires. */
export const windowOf = (kind: Ending['kind']): number => (kind === 'equip' || kind === 'service' ? 60 : 90)

/** The state today: an active contract ends with its last day, or when it is renewed. */
export function stateOf<S extends string>({ state, end, followUpId }: Ending<S>, today: Day): S | 'ended' {
  const isOver = followUpId !== undefined || (end !== undefined && end < today)
  return state === 'active' && isOver ? 'ended' : state
}

/** It is or was in force: before, nothing of it is owed. */
export const hasBegun = ({ state }: { readonly state: string }): boolean => state === 'active' || state === 'ended'

/** An active contract within the window before its end that is not renewed. */
export function isExpiring(contract: Ending, today: Day): boolean {
  const left = daysLeft(contract.end, today)
  return stateOf(contract, today) === 'active' && left !== undefined && left >= 0 && left <= windowOf(contract.kind)
}

/** Share of the period that has passed, in percent to 0.1, from 0 to 100; undefined for an open-ended one. */
export function passedOf({ start, end }: Period, today: Day): number | undefined {
  if (end === undefined) return undefined
  const share = days.between(start, today) / (days.between(start, end) + 1)
  return roundTo(Math.min(1, Math.max(0, share)) * 100, 1)
}

interface Payment {
  readonly percent: number
  readonly amount: number
  readonly paid: number
  readonly due: Day
}

/** A payment is due from so many days before. */
const DUE_WITHIN = 30

/** The state of a payment; late if part-paid too. */
export function paymentState({ amount, paid, due }: Omit<Payment, 'percent'>, today: Day): PaymentState {
  if (paid >= amount) return 'paid'
  if (due < today) return 'late'
  if (paid > 0) return 'part'
  return days.between(today, due) <= DUE_WITHIN ? 'due' : 'open'
}

/** A payment within 30 days, or a late one; also where a part of it has come. */
export const isAwaited = (row: Omit<Payment, 'percent'>, today: Day): boolean =>
  paymentState(row, today) !== 'paid' && days.between(today, row.due) <= DUE_WITHIN

/** By how much a plan differs from its contract: its amounts, else its percents; undefined if they add up. */
export function planGap(
  total: number,
  plan: readonly Payment[],
): { readonly amount: number } | { readonly percent: number } | undefined {
  if (plan.length === 0) return undefined
  const amount = roundTo(sumOf(plan, (row) => row.amount) - total, 2)
  if (amount !== 0) return { amount }
  const percent = roundTo(sumOf(plan, (row) => row.percent) - 100, 2)
  return percent === 0 ? undefined : { percent }
}

/** Paid share of a contract, above 1 if more was paid; undefined for one without an amount. */
export function paidShare(total: number, plan: readonly Payment[]): number | undefined {
  return total > 0 ? sumOf(plan, ({ paid }) => paid) / total : undefined
}

/** The contract year that contains a day; years begin on the anniversaries of the first day. */
export function contractYear(start: Day, today: Day): { readonly from: Day; readonly to: Day } {
  let year = Math.max(0, Number(today.slice(0, 4)) - Number(start.slice(0, 4)))
  if (days.addMonths(start, year * 12) > today && year > 0) year -= 1
  return { from: days.addMonths(start, year * 12), to: days.add(days.addMonths(start, (year + 1) * 12), -1) }
}

/** The minimum volume of a contract year is at risk in its last days. */
const AT_RISK_WITHIN = 90

interface TakeOrPay extends Period {
  readonly minVolume?: number | undefined
  readonly volume?: number | undefined
  /** CNY/m³ */
  readonly price?: number | undefined
}

/**
 * What is to be paid for gas that was not taken, in the last 90 days of the contract year; undefined at other times, and
 * while a figure is missing.
 */
export function takeOrPay({ start, end, minVolume, volume, price }: TakeOrPay, today: Day) {
  if (minVolume === undefined || volume === undefined || price === undefined) return undefined
  if (today < start || (end !== undefined && today > end)) return undefined
  const year = contractYear(start, today)
  const last = end !== undefined && end < year.to ? end : year.to
  if (days.between(today, last) >= AT_RISK_WITHIN) return undefined
  const missing = Math.max(0, minVolume - volume)
  return { missing, amount: roundTo(missing * price, 2), until: last }
}
