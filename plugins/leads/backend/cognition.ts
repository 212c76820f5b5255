import * as v from 'valibot'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { type FieldErrors, readHandler, refusal, refuseFields } from '#harness/backend/kit'
import { contactKind, INFLUENCES, industryOf, isCreditCode, newRecordId } from '#harness/backend/world'
import { isPhone } from '#src/wire'
import { getClueFacts, getEnergy, getEquipment, saveClueFacts, saveEnergy, saveEquipment } from '../api/cognition'
import { isFuel } from '../rules/consumption'
import { ADDRESS_TEXT, DEVICES_MAX, ENERGY_MAX, EQUIPMENT_MAX } from '../rules/limits'
import { boilerGas, USUAL_RUN } from '../rules/potential'
import { sourceCodes, TAX_GRADES } from '../rules/vocabulary'
import { cognitionKind, deciderOf, factsOf, type SimCognition } from './cognitionFacts'
import { nextStepOf, withoutUndefined } from './edits'
import { entityById } from './entities'
import { leads } from './leads'
import type { SimLead, SimNextStep } from './records'
import { contactsOf, entityOf } from './view'

/** The calls of the lead's completeness. */

const mayEdit = (lead: SimLead, context: SimContext) => lead.state === 'owned' && leads.may('lead.edit', lead, context)

function factsView(lead: SimLead, context: SimContext) {
  const { scale, legalRep, shifts, licencePhoto } = factsOf(lead, context)
  const { clueId, name, nameEn, version, address, point, distanceToMain, nextStep, creditCode, industry, taxGrade } =
    lead
  const decider = deciderOf(lead, context)
  const entity = entityOf(lead)
  return {
    clueId,
    name,
    nameEn,
    version,
    can: mayEdit(lead, context) ? ['save'] : [],
    place: { address, point },
    source: lead.source && sourceCodes.toWire(lead.source),
    entityId: entity?.entityId,
    entity,
    distanceToMain,
    decider: decider && { contactId: decider.contactId, name: decider.name, nameEn: decider.nameEn },
    nextStep,
    company: { creditCode, industry, scale, legalRep, taxGrade, shifts, licencePhoto },
  }
}

/** The lead of a save, in the order of refusals that all areas have. */
function editable({ clueId }: Wire, context: SimContext): SimLead {
  const lead = leads.read(clueId, context)
  if (!leads.may('lead.edit', lead, context)) throw refusal(4003, { right: 'lead.edit' })
  if (lead.state !== 'owned') throw refusal(4010)
  return lead
}

const optional = v.fallback(v.optional(v.string()), undefined)
const number = v.fallback(v.optional(v.number()), undefined)
const clueHalf = v.object({
  place: v.object({ address: v.string(), point: v.optional(v.object({ lng: v.number(), lat: v.number() })) }),
  source: v.string(),
  entityId: optional,
  distanceToMain: number,
  decider: optional,
  deciderName: optional,
  deciderPhone: optional,
  nextStep: v.optional(v.unknown()),
})
const companyHalf = v.object({
  company: v.object({
    creditCode: optional,
    industry: v.string(),
    scale: optional,
    legalRep: optional,
    taxGrade: v.optional(v.picklist(TAX_GRADES)),
    shifts: number,
    licencePhoto: optional,
  }),
})

/** Somebody new who decides, or one of the lead's people; who decided before does not any more. */
function setDecider(lead: SimLead, half: v.InferOutput<typeof clueHalf>, context: SimContext): void {
  const { store, employee } = context
  const table = store.table(contactKind)
  for (const contact of contactsOf(lead.clueId, context))
    if (contact.influence === INFLUENCES.decides && contact.contactId !== half.decider)
      table.put({ ...contact, version: contact.version + 1, influence: INFLUENCES.unknown })
  const chosen = half.decider === undefined ? undefined : table.get(half.decider)
  if (chosen) table.put({ ...chosen, version: chosen.version + 1, influence: INFLUENCES.decides })
  else if (half.deciderName)
    table.put({
      contactId: newRecordId('P', store.next('contact')),
      version: 1,
      clueId: lead.clueId,
      name: half.deciderName,
      phones: half.deciderPhone ? [half.deciderPhone] : [],
      influence: INFLUENCES.decides,
      state: '1',
      owner: employee.loginName,
    })
}

const MINUTE = 60_000
const stepSchema = v.object({ at: v.string(), kind: v.string(), text: v.optional(v.string(), '') })

/** The form shows minutes, and no English words. */
function isSameStep(sent: unknown, { at, kind, text = '' }: Partial<SimNextStep> = {}): boolean {
  const step = v.safeParse(stepSchema, sent)
  if (!step.success || at === undefined) return false
  const minute = (moment: string) => Math.floor(Date.parse(moment) / MINUTE)
  return minute(step.output.at) === minute(at) && step.output.kind === kind && step.output.text === text
}

function saveClueHalf(lead: SimLead, half: v.InferOutput<typeof clueHalf>, context: SimContext): SimLead {
  const { address, point } = half.place
  const source = sourceCodes.fromWire(half.source)
  const nextStep = half.nextStep === undefined ? undefined : nextStepOf(half.nextStep, context.now)
  // One that is due already may stay as it is.
  const isOld = isSameStep(half.nextStep, lead.nextStep)
  refuseFields({
    address: (address.trim().length < ADDRESS_TEXT.min || address.length > ADDRESS_TEXT.max) && 'length',
    source: !source && 'required',
    entityId: half.entityId !== undefined && !entityById(half.entityId) && 'unknown',
    decider:
      half.decider !== undefined &&
      !contactsOf(lead.clueId, context).some((c) => c.contactId === half.decider) &&
      'unknown',
    deciderPhone: half.deciderPhone !== undefined && !isPhone(half.deciderPhone) && 'phone',
    nextStep: half.nextStep !== undefined && !nextStep && !isOld && 'next',
  })
  setDecider(lead, half, context)
  const people = contactsOf(lead.clueId, context)
  return leads.change(
    lead,
    {
      address: address.trim(),
      ...(address.trim() !== lead.address && { addressEn: undefined }),
      point,
      source,
      entityId: half.entityId,
      distanceToMain: half.distanceToMain,
      nextStep: isOld ? lead.nextStep : nextStep,
      decider: people.some(({ influence }) => influence === INFLUENCES.decides),
      phone: people.find(({ phones }) => phones.length > 0)?.phones[0],
    },
    context,
  )
}

function saveCompanyHalf(lead: SimLead, { company }: v.InferOutput<typeof companyHalf>, context: SimContext): SimLead {
  const { creditCode, industry, taxGrade, scale, legalRep, shifts, licencePhoto } = company
  refuseFields({
    creditCode: creditCode !== undefined && !isCreditCode(creditCode) && 'code',
    industry: industry !== lead.industry && !industryOf(industry) && 'required',
  })
  const { equipment, energy, clueId } = factsOf(lead, context)
  const known = { scale, legalRep, shifts, licencePhoto }
  context.store.table(cognitionKind).put({ clueId, equipment, energy, ...withoutUndefined(known) })
  return leads.change(lead, { creditCode, industry, taxGrade }, context)
}

function saveFacts(wire: Wire, context: SimContext) {
  const lead = editable(wire, context)
  if (Number(wire.version) !== lead.version) throw refusal(4009, factsView(lead, context))
  const [clue, company] = [v.safeParse(clueHalf, wire), v.safeParse(companyHalf, wire)]
  if (clue.success) return factsView(saveClueHalf(lead, clue.output, context), context)
  if (company.success) return factsView(saveCompanyHalf(lead, company.output, context), context)
  throw refusal(4000, { fields: { place: 'required' } })
}

const deviceSchema = v.object({
  id: optional,
  type: v.string(),
  fuel: v.string(),
  count: v.number(),
  capacity: v.number(),
  year: number,
  hours: number,
  days: number,
  load: number,
  plateCode: optional,
  plate: optional,
})
const consumptionSchema = v.object({
  id: optional,
  kind: v.string(),
  year: v.number(),
  amount: v.number(),
  months: v.fallback(v.optional(v.array(v.nullable(v.number()))), undefined),
  price: number,
  bill: optional,
})

function deviceErrors(rows: readonly v.InferOutput<typeof deviceSchema>[]): FieldErrors {
  return {
    rows:
      (rows.length > EQUIPMENT_MAX && 'most') ||
      (rows.some(({ count, capacity }) => count < 1 || count > DEVICES_MAX || capacity <= 0) && 'row'),
  }
}

function consumptionErrors(rows: readonly v.InferOutput<typeof consumptionSchema>[]): FieldErrors {
  return {
    rows:
      (rows.length > ENERGY_MAX && 'most') || (rows.some(({ kind, amount }) => !isFuel(kind) || amount <= 0) && 'row'),
  }
}

/** Saves all rows of one card with their own version; new ones get an id. */
function saveRows<Row extends { readonly id?: string | undefined }>(
  card: 'equipment' | 'energy',
  prefix: 'Q' | 'N',
  schema: v.GenericSchema<unknown, Row>,
  errors: (rows: readonly Row[]) => FieldErrors,
  then: (lead: SimLead, rows: readonly Row[]) => Partial<SimLead>,
) {
  return (wire: Wire, context: SimContext) => {
    const lead = editable(wire, context)
    const facts = factsOf(lead, context)
    const { version } = facts[card]
    if (Number(wire.version) !== version) throw refusal(4009, facts[card])
    const parsed = v.safeParse(v.array(schema), wire.rows)
    if (!parsed.success) throw refusal(4000, { fields: { rows: 'row' } })
    refuseFields(errors(parsed.output))
    const rows = parsed.output.map((row) =>
      withoutUndefined({ ...row, id: row.id ?? newRecordId(prefix, context.store.next(card)) }),
    )
    const saved = { ...facts, [card]: { version: version + 1, rows } } as SimCognition
    context.store.table(cognitionKind).put(saved)
    const change = then(lead, parsed.output)
    if (Object.keys(change).length > 0) leads.change(lead, change, context)
    return saved[card]
  }
}

/** The potential of gas follows from the bill, else from the boilers (domain/leads.md 5 'potential'). */
function gasByEquipment(lead: SimLead, rows: readonly v.InferOutput<typeof deviceSchema>[]): Partial<SimLead> {
  const boilers = rows.filter(({ type, fuel }) => type === 'B' && fuel === 'gas')
  const [first] = boilers
  if (!first || lead.basis === 'bill') return {}
  const gas = boilers.reduce((sum, row) => {
    const { count, capacity, hours = USUAL_RUN.hours, days = USUAL_RUN.days, load = USUAL_RUN.load * 100 } = row
    return sum + boilerGas({ count, capacity, hours, days, load: load / 100 })
  }, 0)
  const { count, capacity } = first
  return {
    potential: { ...lead.potential, gas },
    basis: 'equipment',
    ...(boilers.length === 1 && { boilers: { count, capacity } }),
  }
}

function gasByBill(lead: SimLead, rows: readonly v.InferOutput<typeof consumptionSchema>[]): Partial<SimLead> {
  const bills = rows.filter(({ bill }) => bill !== undefined)
  const gas = bills.filter(({ kind }) => kind === 'gas').sort((a, b) => b.year - a.year)[0]?.amount
  return {
    bill: bills.length > 0,
    ...(gas !== undefined && { potential: { ...lead.potential, gas }, basis: 'bill' as const }),
  }
}

const byLead = ({ clueId }: Wire) => clueId

export const cognitionHandlers: readonly SimHandler[] = [
  readHandler(getClueFacts, leads, factsView, byLead),
  readHandler(getEquipment, leads, (lead, context) => factsOf(lead, context).equipment, byLead),
  readHandler(getEnergy, leads, (lead, context) => factsOf(lead, context).energy, byLead),
  answer(saveClueFacts, saveFacts),
  answer(saveEquipment, saveRows('equipment', 'Q', deviceSchema, deviceErrors, gasByEquipment)),
  answer(saveEnergy, saveRows('energy', 'N', consumptionSchema, consumptionErrors, gasByBill)),
]
