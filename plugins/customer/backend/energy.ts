import { days, monthNumber, monthOf } from '#base/calendar'
import { ENERGIES, type Energy } from '#base/energy'
import { choice, defineFields, text } from '#base/fields'
import { roundTo, sumOf } from '#base/quantities'
import type { SimContext, SimHandler } from '#harness/backend/contract'
import { aboutCompany, enteredBy } from '#harness/backend/kit'
import { randomOf, type SimCompany, usedEnergies } from '#harness/backend/world'
import { getBills, getCarbon } from '../api/energy'
import { estimateCarbon, type Usage } from '../rules/carbon'
import { billsOf } from './bills'
import { aboutOne, accessTo, billedCompany, seenCompany } from './companies'

/** Bills and carbon of companies in the simulator (domain/customer.md 1, 5). */

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
const month = text({ required: true, check: isMonth, message: 'error.invalid' })
/** Which bills are requested. */
const requested = defineFields({
  energy: choice(ENERGIES, { required: true, message: 'error.invalid' }),
  from: month,
  to: month,
})

const YEARS = 5
/** Companies above it take part in the trading scheme: they have a quota, and their years are verified. t CO₂ */
const TRADED = 20_000

/** Energy of the 12 months to date. */
function usageOf(context: SimContext, company: SimCompany): Usage {
  const running = monthNumber(days.of(context.now))
  const [from, to] = [monthOf(running - 11), monthOf(running)]
  const usedOf = (energy: Energy) => sumOf(billsOf(context, company, energy, from, to), ({ volume }) => volume)
  return Object.fromEntries(usedEnergies(company).map((energy) => [energy, usedOf(energy)]))
}

/** Emissions of the last years that are over; those of a company that has burnt nothing are unknown. */
function carbonYears(context: SimContext, company: SimCompany) {
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

export const energyHandlers: readonly SimHandler[] = [
  aboutOne(getBills, billedCompany, (company, context, wire) => {
    const { energy, from, to } = enteredBy(requested, wire)
    return {
      company: aboutCompany(company),
      energies: usedEnergies(company),
      list: billsOf(context, company, energy, from, to),
      can: accessTo(context, company).export ? ['export'] : [],
    }
  }),
  aboutOne(getCarbon, seenCompany, (company, context) => ({
    company: aboutCompany(company),
    areaCode: company.areaCode,
    years: carbonYears(context, company),
    ...(accessTo(context, company).bills && { usage: usageOf(context, company) }),
  })),
]
