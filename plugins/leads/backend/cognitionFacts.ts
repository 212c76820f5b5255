import type { SimContext, SimKind } from '#harness/backend/contract'
import { drawPerson, isCreditCode, randomOf } from '#harness/backend/world'
import type { Consumption, Device } from '../api/cognition'
import { cognitionOf } from '../rules/cognition'
import { USUAL_RUN } from '../rules/potential'
import { entityById } from './entities'
import type { SimLead } from './records'
import { peopleAt } from './score'
import { ENTITIES } from './seed/names'

/** Facts about a lead beyond its record: generated from the lead until somebody saves them. */

/** Rows without their unknown fields. */
interface Rows<T> {
  readonly version: number
  readonly rows: readonly Partial<T>[]
}
export interface SimCognition {
  readonly clueId: string
  readonly scale?: string
  readonly legalRep?: string
  readonly shifts?: number
  readonly licencePhoto?: string
  readonly equipment: Rows<Device>
  readonly energy: Rows<Consumption>
}
export const cognitionKind: SimKind<SimCognition> = { name: 'cognition', id: ({ clueId }) => clueId }

/** Placeholder of a photo: a plain image with its name, so that nothing has to be loaded. */
const photo = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#d8e0e2"/><text x="120" y="98" font-size="24" text-anchor="middle" fill="#33474d">${name}</text></svg>`,
  )}`
const rowsOf = <T>(...rows: Partial<T>[]): Rows<T> => ({ version: 1, rows })
const rowId = (prefix: string, { clueId }: SimLead) => `${prefix}-${clueId.slice(2)}`

/** Leads whose completeness the domain names: 64, 78, 58 and 92. */
const FIXED: Readonly<Record<string, (lead: SimLead) => Partial<SimCognition>>> = {
  'L-000001': (lead) => ({ scale: '1', equipment: rowsOf(boilerOf(lead)), energy: rowsOf(gasOf(lead)) }),
  'L-000002': (lead) => ({
    equipment: rowsOf({ ...KILN, id: 'Q-000002', plate: photo('plate') }),
    energy: rowsOf(billedOf(lead)),
  }),
  'L-000004': (lead) => ({ equipment: rowsOf(boilerOf(lead, 2, 4)) }),
  'L-000016': (lead) => ({
    scale: '2',
    legalRep: '梁荣发',
    shifts: 2,
    licencePhoto: photo('licence'),
    equipment: rowsOf(boilerOf(lead, 1, 6)),
    energy: rowsOf(billedOf(lead)),
  }),
}
const KILN = { type: 'K', fuel: 'gas', count: 3, capacity: 2_600 }

function boilerOf(lead: SimLead, count = 2, capacity = 12): Partial<Device> {
  const { load, hours, days } = USUAL_RUN
  const { boilers = { count, capacity } } = lead
  return { id: rowId('Q', lead), type: 'B', fuel: 'gas', ...boilers, year: 2016, hours, days, load: load * 100 }
}

const LAST_YEAR = 2025
const gasOf = (lead: SimLead) => {
  return { id: rowId('N', lead), kind: 'gas', year: LAST_YEAR, amount: lead.potential?.gas ?? 0 }
}

/** With months, price and bill; more in winter. */
function billedOf(lead: SimLead): Partial<Consumption> {
  const gas = gasOf(lead)
  const months = Array.from({ length: 12 }, (_, month) =>
    Math.round((gas.amount / 12) * (1 + 0.15 * Math.cos((month / 6) * Math.PI))),
  )
  return { ...gas, months, price: 3.42, bill: photo('bill') }
}

/** Generated facts; their number grows with the lead's cognition. */
function sampled(lead: SimLead): SimCognition {
  const random = randomOf(1, 'cognition', Number(lead.clueId.replace(/\D/g, '')))
  const share = (lead.cognition ?? 0) / 100
  const chance = () => random.chance(share)
  const legalRep = drawPerson(random).name
  const more = {
    ...(chance() && { scale: String(random.int(1, 4)) }),
    ...(chance() && { legalRep }),
    ...(chance() && { shifts: random.int(1, 3) }),
  }
  const device = boilerOf(lead, random.int(1, 3), random.pick([2, 4, 6, 10]))
  const gas = (lead.potential?.gas ?? 0) > 0
  return {
    clueId: lead.clueId,
    ...more,
    equipment: lead.boilers || chance() ? rowsOf(device) : rowsOf(),
    energy: lead.bill ? rowsOf(billedOf(lead)) : gas && chance() ? rowsOf(gasOf(lead)) : rowsOf(),
  }
}

/** The saved facts, else the generated ones. A lead created in the app starts with none. */
export function factsOf(lead: SimLead, { store }: Pick<SimContext, 'store'>): SimCognition {
  const saved = store.table(cognitionKind).get(lead.clueId)
  if (saved) return saved
  const fixed = FIXED[lead.clueId]?.(lead)
  const none: SimCognition = { clueId: lead.clueId, equipment: rowsOf(), energy: rowsOf() }
  if (fixed) return { ...none, ...fixed }
  return lead.cognition === undefined ? none : sampled(lead)
}

/** Our branch that a lead belongs to: the one that was confirmed, else that of its organisation. */
export const entityOf = ({ entityId, orgCode }: SimLead) => entityById(entityId) ?? ENTITIES[orgCode]

/** Completeness of a lead, percent, by the rule that the app shows. */
export function cognitionFor(lead: SimLead, context: SimContext): number {
  const { equipment, energy, ...facts } = factsOf(lead, context)
  return cognitionOf({
    clue: {
      ...lead,
      place: lead.address !== undefined && lead.point !== undefined,
      entityId: entityOf(lead),
      decider: peopleAt(lead, context).decider,
    },
    company: { ...lead, ...facts, creditCode: lead.creditCode !== undefined && isCreditCode(lead.creditCode) },
    equipment: equipment.rows,
    energy: energy.rows.map(({ months = [], ...row }) => ({ ...row, months })),
  })
}
