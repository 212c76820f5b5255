import * as v from 'valibot'
import { isKnown } from '#base/wire'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { type Change, definedFields, fieldErrors, picked, refusal, refuseFields, writable } from '#harness/backend/kit'
import { contactKind, INFLUENCES, industryOf, newRecordId } from '#harness/backend/world'
import * as api from '../api/cognition'
import { isFuel } from '../rules/consumption'
import { clueFields, companyFields, consumptionFields, deviceFields, ENERGY_MAX, EQUIPMENT_MAX } from '../rules/fields'
import { sourceCodes, TAX_GRADES } from '../rules/vocabulary'
import { cognitionKind, entityOf, factsOf } from './cognitionFacts'
import { customerFor } from './company'
import { addContact, contactsOf, deciderOf } from './contacts'
import { areaOf, nextStepOf, writtenAt } from './edits'
import { entityById } from './entities'
import { aboutLead, isOwned, leads } from './leads'
import { notifyChanged } from './messages'
import { industryGas, potentialFrom } from './potential'
import { leadKind, type SimLead, type SimNextStep } from './records'
import { rescored } from './score'

/** The calls of the lead's completeness. */

function factsView(lead: SimLead, context: SimContext) {
  const decider = deciderOf(lead.clueId, context)
  const entity = entityOf(lead)
  return {
    ...picked(lead, 'clueId', 'custId', 'name', 'nameEn', 'version', 'distanceToMain', 'nextStep'),
    can: isOwned(lead) && leads.may('lead.edit', lead, context) ? ['save'] : [],
    place: picked(lead, 'address', 'point'),
    source: lead.source && sourceCodes.toWire(lead.source),
    entityId: entity?.entityId,
    entity,
    decider: decider && picked(decider, 'contactId', 'name', 'nameEn'),
    company: {
      ...picked(lead, 'creditCode', 'industry', 'taxGrade'),
      ...picked(factsOf(lead, context), 'scale', 'legalRep', 'shifts', 'licencePhoto'),
    },
  }
}

/** The lead of a save. */
const editable = ({ clueId }: Wire, context: SimContext) => writable(leads, 'lead.edit', clueId, context, isOwned)

/** As it is sent, with codes. */
const clueHalf = v.object({
  ...api.clueHalf.entries,
  source: v.string(),
  nextStep: v.optional(v.unknown()),
})
type ClueHalf = v.InferOutput<typeof clueHalf>

/** Somebody new who decides, or one of the lead's people; who decided before does not any more. */
function setDecider({ clueId }: SimLead, { decider, deciderName, deciderPhone }: ClueHalf, context: SimContext): void {
  const table = context.store.table(contactKind)
  for (const contact of contactsOf(clueId, context))
    if (contact.influence === INFLUENCES.decides && contact.contactId !== decider)
      table.put({ ...contact, version: contact.version + 1, influence: INFLUENCES.unknown })
  const chosen = decider === undefined ? undefined : table.get(decider)
  if (chosen) table.put({ ...chosen, version: chosen.version + 1, influence: INFLUENCES.decides })
  else if (deciderName)
    addContact(clueId, { name: deciderName, phone: deciderPhone, influence: INFLUENCES.decides }, context)
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

function saveClueHalf(lead: SimLead, half: ClueHalf, deviceAt: unknown, context: SimContext): SimLead {
  const { point } = half.place
  const { decider, entityId, distanceToMain } = half
  const address = half.place.address.trim()
  const source = sourceCodes.fromWire(half.source)
  const nextStep = half.nextStep === undefined ? undefined : nextStepOf(half.nextStep, writtenAt(deviceAt, context.now))
  // One that is due already may stay as it is.
  const isOld = isSameStep(half.nextStep, lead.nextStep)
  const limits = picked(clueFields.table, 'source', 'address', 'distanceToMain', 'deciderName', 'deciderPhone')
  refuseFields({
    ...fieldErrors(limits, { ...half, address }),
    entityId: entityId !== undefined && !entityById(entityId) && 'unknown',
    decider:
      decider !== undefined && !contactsOf(lead.clueId, context).some((c) => c.contactId === decider) && 'unknown',
    nextStep: half.nextStep !== undefined && !nextStep && !isOld && 'next',
  })
  setDecider(lead, half, context)
  return leads.change(
    lead,
    {
      address,
      ...(address !== lead.address && { addressEn: undefined, ...areaOf(address) }),
      point,
      source,
      entityId,
      distanceToMain,
      nextStep: isOld ? lead.nextStep : nextStep,
    },
    context,
  )
}

type CompanyHalf = v.InferOutput<typeof api.companyHalf>

function saveCompanyHalf(lead: SimLead, { company }: CompanyHalf, context: SimContext): SimLead {
  const { creditCode, industry, taxGrade, ...rest } = company
  refuseFields({
    ...fieldErrors(picked(companyFields.table, 'creditCode', 'scale', 'legalRep'), company),
    industry: industry !== lead.industry && !industryOf(industry) && 'required',
  })
  const facts = picked(factsOf(lead, context), 'clueId', 'equipment', 'energy')
  context.store.table(cognitionKind).put({ ...facts, ...definedFields(rest) })
  const grade = taxGrade !== undefined && isKnown(TAX_GRADES, taxGrade) ? taxGrade : undefined
  // An estimate by the industry follows it; a bill, equipment and a list say more.
  const gas = industry !== lead.industry && lead.basis === undefined ? industryGas(industry) : undefined
  const potential = gas === undefined ? lead.potential : { ...lead.potential, gas }
  const custId = customerFor(lead, creditCode, context)
  return leads.change(lead, { creditCode, custId, industry, taxGrade: grade, potential }, context)
}

function saveFacts(wire: Wire, context: SimContext) {
  const lead = editable(wire, context)
  if (Number(wire.version) !== lead.version) throw refusal(4009, factsView(lead, context))
  const [clue, company] = [v.safeParse(clueHalf, wire), v.safeParse(api.companyHalf, wire)]
  const saved = rescored(lead, context, () => {
    if (clue.success) return saveClueHalf(lead, clue.output, wire.deviceAt, context)
    if (company.success) return saveCompanyHalf(lead, company.output, context)
    throw refusal(4000, { fields: { place: 'required' } })
  })
  notifyChanged(saved, lead, 'facts', context)
  return factsView(saved, context)
}

/** A lead with other figures, which are no edit of it: as with a roof, its version does not change. */
function withFigures(lead: SimLead, figures: Change<SimLead>, context: SimContext): SimLead {
  const after = { ...leads.change(lead, figures, context), version: lead.version }
  context.store.table(leadKind).put(after)
  return after
}

/** The rows of a card, and how they are saved. */
interface Card<Row> {
  readonly name: 'equipment' | 'energy'
  readonly prefix: 'Q' | 'N'
  readonly schema: v.GenericSchema<unknown, Row[]>
}

/** Saves all rows of one card with their own version; new ones get an id. */
function saveRows<Row extends { readonly id?: string | undefined }>({ name, prefix, schema }: Card<Row>) {
  return (wire: Wire, context: SimContext) => {
    const lead = editable(wire, context)
    const facts = factsOf(lead, context)
    const { version } = facts[name]
    if (Number(wire.version) !== version) throw refusal(4009, facts[name])
    const { success, issues, output: sent } = v.safeParse(schema, wire.rows)
    if (!success)
      throw refusal(4000, { fields: { rows: issues.some(({ type }) => type === 'max_length') ? 'most' : 'row' } })
    const rows = sent.map((each) =>
      definedFields({ ...each, id: each.id ?? newRecordId(prefix, context.store.next(name)) }),
    )
    const saved = { version: version + 1, rows }
    const known = { ...facts, [name]: saved }
    context.store.table(cognitionKind).put(known)
    const change = potentialFrom(known, lead)
    const names = ['bill', 'basis', 'boilers', 'bases', 'potential'] as const
    const isChanged = names.some((each) => JSON.stringify(lead[each]) !== JSON.stringify(change[each]))
    if (isChanged) rescored(lead, context, () => withFigures(lead, change, context))
    notifyChanged(lead, lead, 'facts', context)
    return saved
  }
}

/** Rows as they are sent, within the limits of what may be entered. */
const devices = v.pipe(
  v.array(
    v.pipe(
      api.equipmentSchema.entries.rows.item,
      v.check((row) => v.is(deviceFields.sent, row)),
    ),
  ),
  v.maxLength(EQUIPMENT_MAX),
)
const energies = v.pipe(
  v.array(
    v.pipe(
      api.energySchema.entries.rows.item,
      v.check((row) => v.is(consumptionFields.sent, row) && isFuel(row.kind)),
    ),
  ),
  v.maxLength(ENERGY_MAX),
)

export const cognitionHandlers: readonly SimHandler[] = [
  aboutLead(api.getClueFacts, factsView),
  aboutLead(api.getEquipment, (lead, context) => factsOf(lead, context).equipment),
  aboutLead(api.getEnergy, (lead, context) => factsOf(lead, context).energy),
  answer(api.saveClueFacts, saveFacts),
  answer(api.saveEquipment, saveRows({ name: 'equipment', prefix: 'Q', schema: devices })),
  answer(api.saveEnergy, saveRows({ name: 'energy', prefix: 'N', schema: energies })),
]
