import { sumOf } from '#base/quantities'
import { type Change, definedFields, picked } from '#harness/backend/kit'
import { TRADES } from '#harness/backend/world'
import { BOILER, consumptionOf, type Fuel, USUAL } from '../rules/consumption'
import { round } from '../rules/numbers'
import { boilerSteam } from '../rules/potential'
import type { SimCognition } from './cognitionFacts'
import type { SimLead } from './records'

/**
 * The potential of a lead, by the best that is known: a bill, else the equipment, else the industry (domain/leads.md
 * 5).
 */

/** Typical consumption of a site of an industry (assumed), in whole thousands. m³/y */
export function industryGas(industry: string | undefined): number | undefined {
  const trade = TRADES.find((each) => each.industry === industry)
  return trade && round(Math.sqrt(trade.gas[0] * trade.gas[1]), 1000)
}

/** The rows of equipment of which enough is known to compute with them. */
const devicesOf = ({ equipment }: SimCognition) =>
  equipment.rows.flatMap(({ type, fuel, count, capacity, hours, days, load }) =>
    type && fuel && count && capacity ? [{ type, fuel, count, capacity, hours, days, load }] : [],
  )
type Devices = ReturnType<typeof devicesOf>

/** The equipment that burns gas, if it is boilers of one kind. */
function boilersOf(devices: Devices): SimLead['boilers'] {
  const [only, ...others] = devices.filter(({ fuel }) => fuel === 'gas')
  return only?.type === BOILER && others.length === 0 ? picked(only, 'count', 'capacity') : undefined
}

/** What equipment uses in usual operation, in the fuel's unit. */
const usedBy = (devices: Devices, fuel: Fuel) => round(consumptionOf(fuel, devices, USUAL))

/** Steam that boilers of any fuel make, else what other equipment uses. t/y */
function steamOf(devices: Devices): number {
  const made = sumOf(
    devices.filter(({ type }) => type === BOILER),
    ({ load = USUAL.load, hours = USUAL.hours, days = USUAL.days, ...boiler }) =>
      boilerSteam({ ...boiler, load: load / 100, hours, days }),
  )
  return made > 0 ? made : usedBy(devices, 'steam')
}

/** A figure that follows from rows, and its source. */
interface Found {
  readonly amount: number
  readonly basis: 'bill' | 'equipment'
}

/** What follows for a lead from the rows of its equipment and energy. */
export function potentialFrom(facts: SimCognition, lead: SimLead): Change<SimLead> {
  const bills = facts.energy.rows.filter(({ bill }) => bill !== undefined)
  const devices = devicesOf(facts)
  const found = (fuel: Fuel, byEquipment: number): Found | undefined => {
    const [latest] = bills.filter(({ kind }) => kind === fuel).sort((a, b) => (b.year ?? 0) - (a.year ?? 0))
    if (latest?.amount !== undefined) return { amount: latest.amount, basis: 'bill' }
    return byEquipment > 0 ? { amount: byEquipment, basis: 'equipment' } : undefined
  }
  const gas = found('gas', usedBy(devices, 'gas'))
  const others = { elec: found('power', usedBy(devices, 'power')), steam: found('steam', steamOf(devices)) }
  const { potential = {}, bases = {}, listed = {} } = lead
  /** Without rows: what the list said, else the industry's estimate in place of what rows had given. */
  const wasSeen = lead.basis === 'bill' || lead.basis === 'equipment'
  const estimate = wasSeen ? industryGas(lead.industry) : potential.gas
  const known = listed.basis ? listed : { potential: { gas: estimate }, basis: wasSeen ? undefined : lead.basis }
  /** A figure that no row has given stays, and goes with the rows that gave it. */
  const other = (energy: keyof typeof others) =>
    others[energy]?.amount ?? (bases[energy] === undefined ? potential : listed.potential)?.[energy]
  const sources = definedFields({ elec: others.elec?.basis, steam: others.steam?.basis })
  return {
    bill: bills.length > 0 || undefined,
    basis: gas ? gas.basis : known.basis,
    boilers: gas ? (gas.basis === 'equipment' ? boilersOf(devices) : undefined) : listed.boilers,
    bases: Object.keys(sources).length > 0 ? sources : undefined,
    potential: definedFields({
      ...potential,
      gas: gas ? gas.amount : known.potential?.gas,
      elec: other('elec'),
      steam: other('steam'),
    }),
  }
}
