import { type Change, definedFields, picked } from '#harness/backend/kit'
import { TRADES } from '#harness/backend/world'
import { BOILER, consumptionOf, USUAL } from '../rules/consumption'
import { round } from '../rules/numbers'
import type { SimCognition } from './cognitionFacts'
import type { SimLead } from './records'

/** The potential of gas, by the best that is known: a bill, else the equipment, else the industry (domain/leads.md 5). */

/** Typical consumption of a site of an industry (assumed), in whole thousands. m³/y */
export function industryGas(industry: string | undefined): number | undefined {
  const trade = TRADES.find((each) => each.industry === industry)
  return trade && round(Math.sqrt(trade.gas[0] * trade.gas[1]), 1000)
}

/** The gas that equipment burns in usual operation, and the boilers if there is nothing else. */
function ofEquipment({ equipment }: SimCognition): Pick<SimLead, 'basis' | 'boilers'> & { readonly gas: number } {
  const rows = equipment.rows.flatMap(({ type, fuel, count, capacity, hours, days, load }) =>
    type && fuel && count && capacity ? [{ type, fuel, count, capacity, hours, days, load }] : [],
  )
  const [only, ...others] = rows.filter(({ fuel }) => fuel === 'gas')
  const boilers = only?.type === BOILER && others.length === 0 ? picked(only, 'count', 'capacity') : undefined
  return { gas: round(consumptionOf('gas', rows, USUAL)), basis: 'equipment', ...definedFields({ boilers }) }
}

/** What follows for a lead from the rows of its equipment and energy. */
export function potentialFrom(facts: SimCognition, lead: SimLead): Change<SimLead> {
  const bills = facts.energy.rows.filter(({ bill }) => bill !== undefined)
  const [latest] = bills.filter(({ kind }) => kind === 'gas').sort((a, b) => (b.year ?? 0) - (a.year ?? 0))
  const equipment = ofEquipment(facts)
  // The boilers of an imported list stand in no row.
  const wasSeen = lead.basis === 'bill' || (lead.basis === 'equipment' && !lead.imported)
  const estimate = wasSeen ? industryGas(lead.industry) : lead.potential?.gas
  const { gas, basis, boilers } =
    latest?.amount !== undefined
      ? { gas: latest.amount, basis: 'bill' as const, boilers: undefined }
      : equipment.gas > 0
        ? equipment
        : { gas: estimate, basis: wasSeen ? undefined : lead.basis, boilers: undefined }
  const { gas: _, ...others } = lead.potential ?? {}
  return { bill: bills.length > 0 || undefined, basis, boilers, potential: { ...others, ...definedFields({ gas }) } }
}
