import { type Day, days, monthNumber, monthOf } from '#base/calendar'
import { ENERGIES, type Energy } from '#base/energy'
import type { SimContext } from '#harness/backend/contract'
import { type Billed, priceIn, pseudoRandom, type Usage, usageOf, usedMonths } from '#harness/backend/world'
import { costOf, powerBill, type Tou, touPeriodOf } from '../rules/powerBill'

/** Bills of companies in the simulator (domain/customer.md 1, 5, 7). */

/** Its last gas bill is due in two days. */
const DUE_SOON = 'C-000006'

/** Power by period of the day, in proportion to the hours worked; the rounding remainder is flat. kWh */
function touOf({ hours: [from, to] }: Usage, volume: number, month: number): Tou {
  const hours = Array.from({ length: to - from }, (_, index) => touPeriodOf(from + index, month))
  const of = (period: string) =>
    Math.round((volume * hours.filter((each) => each === period).length) / Math.max(hours.length, 1))
  const parts = { sharp: of('sharp'), peak: of('peak'), valley: of('valley') }
  return { ...parts, flat: volume - parts.sharp - parts.peak - parts.valley }
}

/** Bills are due in the month after theirs. Most are paid by then, the older ones nearly all. */
function paymentOf({ custId, number, energy, isExample }: Usage, back: number, at: number, today: Day) {
  const chance = pseudoRandom(number * 512 + at + 7919 * (ENERGIES.indexOf(energy) + 1))
  const dueDay = 5 + Math.floor(pseudoRandom(number + 104_729) * 21)
  const isDueSoon = custId === DUE_SOON && energy === 'gas' && back === 1
  const dueAt = isDueSoon ? days.add(today, 2) : days.add(`${monthOf(at + 1)}-01` as Day, dueDay - 1)
  if (back === 0 || isDueSoon) return { paid: '0', dueAt } as const
  const share = isExample || back > 3 ? 1 : back === 1 ? 0.6 : 0.9
  if (chance >= share) return { paid: chance < share + (1 - share) / 3 ? '1' : '0', dueAt } as const
  const on = isExample ? (`${monthOf(at + 1)}-02` as Day) : days.add(dueAt, -Math.floor(chance * 9))
  return { paid: '2', dueAt, paidAt: on > today ? today : on } as const
}

/** Bills of an energy from month to month (`2026-11`, both included), oldest first; of at most 36 months. */
export function billsOf(context: Pick<SimContext, 'now'>, company: Billed, energy: Energy, from: string, to: string) {
  const today = days.of(context.now)
  const usage = usageOf(company, energy)
  return usedMonths(context, usage, monthNumber(from), monthNumber(to)).flatMap(({ at, back, month, volumes }) =>
    volumes.map((volume, part) => {
      const price = priceIn(usage, back, part)
      const tou = energy === 'elec' ? touOf(usage, volume, (at % 12) + 1) : undefined
      const amount = tou ? powerBill(tou, price).amount : costOf(volume, price)
      const id = `${month}-${energy}-${part + 1}`
      return { id, month, energy, volume, price, amount, tou, ...paymentOf(usage, back, at, today) }
    }),
  )
}
