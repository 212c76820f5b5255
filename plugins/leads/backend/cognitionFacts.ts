import type { SimContext, SimKind, SimStore } from '#harness/backend/contract'
import { contactKind, drawPerson, INFLUENCES, isCreditCode, randomOf } from '#harness/backend/world'
import { type CognitionFacts, cognitionOf } from '../rules/cognition'
import { USUAL_RUN } from '../rules/potential'
import { ENTITIES, entityById } from './entities'
import type { SimLead } from './records'

/** What is known about a lead beyond its record: drawn from the lead until somebody saves it. */

export interface SimDevice {
  readonly id: string
  readonly type: string
  readonly fuel: string
  readonly count: number
  readonly capacity: number
  readonly year?: number
  readonly hours?: number
  readonly days?: number
  readonly load?: number
  readonly plateCode?: string
  readonly plate?: string
}
export interface SimConsumption {
  readonly id: string
  readonly kind: string
  readonly year: number
  readonly amount: number
  readonly months?: readonly (number | null)[]
  readonly price?: number
  readonly bill?: string
}
export interface SimRows<T> {
  readonly version: number
  readonly rows: readonly T[]
}
export interface SimCognition {
  readonly clueId: string
  readonly scale?: string
  readonly legalRep?: string
  readonly shifts?: number
  readonly licencePhoto?: string
  readonly equipment: SimRows<SimDevice>
  readonly energy: SimRows<SimConsumption>
}
export const cognitionKind: SimKind<SimCognition> = { name: 'cognition', id: ({ clueId }) => clueId }

/** Stands for a photo: a plain picture with its name, so that nothing has to be loaded. */
const photo = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#d8e0e2"/><text x="120" y="98" font-size="24" text-anchor="middle" fill="#33474d">${name}</text></svg>`,
  )}`
const rowsOf = <T>(...rows: T[]): SimRows<T> => ({ version: 1, rows })
const numberOf = ({ clueId }: SimLead) => Number(clueId.replace(/\D/g, ''))

/** Leads whose completeness the domain names: 64, 78, 58 and 92. */
const FIXED: Readonly<Record<string, (lead: SimLead) => Partial<SimCognition>>> = {
  'L-000001': (lead) => ({ scale: '1', equipment: rowsOf(boilerOf(lead)), energy: rowsOf(gasOf(lead)) }),
  'L-000002': (lead) => ({
    equipment: rowsOf({
      id: 'Q-000002',
      type: 'K',
      fuel: 'gas',
      count: 3,
      capacity: 2_600,
      plate: photo('plate'),
    }),
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

function boilerOf(lead: SimLead, count = 2, capacity = 12): SimDevice {
  const { load, hours, days } = USUAL_RUN
  const { boilers = { count, capacity } } = lead
  return { id: rowId('Q', lead), type: 'B', fuel: 'gas', ...boilers, year: 2016, hours, days, load: load * 100 }
}

const LAST_YEAR = 2025
const gasOf = (lead: SimLead): SimConsumption => ({
  id: rowId('N', lead),
  kind: 'gas',
  year: LAST_YEAR,
  amount: lead.potential?.gas ?? 0,
})

/** With months, price and bill; more in winter. */
function billedOf(lead: SimLead): SimConsumption {
  const gas = gasOf(lead)
  const months = Array.from({ length: 12 }, (_, month) =>
    Math.round((gas.amount / 12) * (1 + 0.15 * Math.cos((month / 6) * Math.PI))),
  )
  return { ...gas, months, price: 3.42, bill: photo('bill') }
}

const rowId = (prefix: string, lead: SimLead) => `${prefix}-${lead.clueId.slice(2)}`

/** The better a lead is known, the more of its facts there are. */
function drawn(lead: SimLead): SimCognition {
  const random = randomOf(1, 'cognition', numberOf(lead))
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

/** As saved, else as drawn. A lead made in the app begins with nothing. */
export function factsOf(lead: SimLead, { store }: { readonly store: SimStore }): SimCognition {
  const saved = store.table(cognitionKind).get(lead.clueId)
  if (saved) return saved
  const fixed = FIXED[lead.clueId]?.(lead)
  const none: SimCognition = { clueId: lead.clueId, equipment: rowsOf(), energy: rowsOf() }
  if (fixed) return { ...none, ...fixed }
  return lead.cognition === undefined ? none : drawn(lead)
}

/** The contact who decides. */
export function deciderOf({ clueId }: SimLead, { store }: { readonly store: SimStore }) {
  for (const contact of store.table(contactKind).values())
    if (contact.clueId === clueId && contact.state === '1' && contact.influence === INFLUENCES.decides) return contact
  return undefined
}

/** Completeness of a lead, percent, by the rule that the app shows. */
export function cognitionFor(lead: SimLead, { store }: Pick<SimContext, 'store'>): number {
  const facts = factsOf(lead, { store })
  const known: CognitionFacts = {
    clue: {
      place: lead.address !== undefined && lead.point !== undefined,
      source: lead.source !== undefined,
      entity: (entityById(lead.entityId) ?? ENTITIES[lead.orgCode]) !== undefined,
      main: lead.distanceToMain !== undefined,
      decider: lead.decider ?? false,
      nextStep: lead.nextStep !== undefined,
    },
    company: {
      code: lead.creditCode !== undefined && isCreditCode(lead.creditCode),
      industry: lead.industry !== undefined,
      scale: facts.scale !== undefined,
      legalRep: facts.legalRep !== undefined,
      tax: lead.taxGrade !== undefined,
      shifts: facts.shifts !== undefined,
      photo: facts.licencePhoto !== undefined,
    },
    equipment: facts.equipment.rows,
    energy: facts.energy.rows.map(({ months = [], ...row }) => ({ ...row, months })),
  }
  return cognitionOf(known)
}
