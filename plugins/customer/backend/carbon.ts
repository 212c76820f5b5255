import type { SimContext } from '#harness/backend/contract'
import { randomOf, type SimCompany } from '#harness/backend/world'
import { days, roundTo } from '#src/calendar'
import { estimateCarbon, type Usage } from '../rules/carbon'
import type { Energy } from '../rules/energies'
import { monthNumber, monthOf } from '../rules/months'
import { billsOf, energiesOf } from './bills'

/** Carbon of companies in the simulator (domain/customer.md 1, 5). */

const YEARS = 5
/** Companies above it take part in the trading scheme: they have a quota, and their years are verified. t CO₂ */
const TRADED = 20_000

/** Energy of the 12 months to date. */
export function usageOf(context: SimContext, company: SimCompany): Usage {
  const running = monthNumber(days.of(context.now))
  const [from, to] = [monthOf(running - 11), monthOf(running)]
  const usedOf = (energy: Energy) =>
    billsOf(context, company, energy, from, to).reduce((sum, { volume }) => sum + volume, 0)
  return Object.fromEntries(energiesOf(company).map((energy) => [energy, usedOf(energy)]))
}

/** Emissions of the last years that are over; those of a company that has burnt nothing are unknown. */
export function carbonYears(context: SimContext, company: SimCompany) {
  const { scope1, scope2, total } = estimateCarbon(usageOf(context, company), company.areaCode)
  if (total <= 0) return []
  const random = randomOf(Number(company.custId.slice(2)), 'carbon')
  const last = Number(days.of(context.now).slice(0, 4)) - 1
  const revenue = Math.round((total / (0.4 + random.next())) * 10_000)
  const growth = 0.96 + random.next() * 0.1
  const isTraded = total >= TRADED
  return Array.from({ length: YEARS }, (_, index) => {
    const back = YEARS - 1 - index
    const level = growth ** -(back + 1) * (0.98 + random.next() * 0.04)
    const year = { scope1: roundTo(scope1 * level, 1), scope2: roundTo(scope2 * level, 1) }
    return {
      year: last - back,
      ...year,
      revenue: Math.round(revenue * growth ** -(back + 1)),
      ...(isTraded && { quota: roundTo((year.scope1 + year.scope2) * (0.94 + random.next() * 0.1), 0) }),
      source: isTraded && back > 0 ? 'V' : 'E',
    }
  })
}
