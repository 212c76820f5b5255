import * as v from 'valibot'
import { coded, codeToWire, entriesOf, many, maybe, momentToWire, named, renamed, text } from '#base/wire'
import { leadIdSchema, sourceCodes, TAX_GRADES } from '../rules/vocabulary'
import { nextStepSchema } from './lead'
import { get, namedContact, ofLead, optionalText, plannedSchema, pointSchema, post } from './shared'

/** The six calls of the lead's completeness (domain/gaps.md 'leads'). */

const number = maybe(v.number())

/** The company's half of the facts; an omitted fact is unknown. */
const companyEntries = {
  creditCode: text,
  /** Codes of the dictionaries `industry` (an imported site has words) and `scale`. */
  ...entriesOf(text, 'industry', 'scale', 'legalRep'),
  taxGrade: maybe(coded(TAX_GRADES)),
  /** Shifts a day. */
  shifts: number,
  /** Address of the photo. */
  licencePhoto: text,
}

/** What is known about a lead and its company; also the data of a refusal 4009. */
export const clueFactsSchema = renamed(
  {
    clueId: leadIdSchema,
    /** The customer that the lead is about, which its code decides (ours). */
    custId: text,
    version: v.number(),
    ...named,
    can: many(v.string()),
    place: v.object({ address: text, point: maybe(pointSchema) }),
    source: maybe(coded(sourceCodes)),
    entityId: text,
    entity: maybe(v.object(named)),
    distanceToMain: number,
    decider: maybe(namedContact),
    nextStep: maybe(nextStepSchema),
    company: v.object(companyEntries),
  },
  { clueId: 'id', custId: 'customerId' },
)
export type ClueFacts = v.InferOutput<typeof clueFactsSchema>

export const getClueFacts = get('/fiveSmallClue/selectByClueId', {
  about: 'What is known about a lead and its company.',
  request: ofLead,
  response: clueFactsSchema,
})

/** The half of the lead; an omitted fact is unknown. */
export const clueHalf = v.object({
  place: v.object({ address: v.string(), point: v.optional(pointSchema) }),
  source: codeToWire(sourceCodes),
  distanceToMain: v.optional(v.number()),
  /** The one who decides: id of a contact, or the name (and phone) of a new one. */
  ...entriesOf(optionalText, 'entityId', 'decider', 'deciderName', 'deciderPhone'),
  nextStep: v.optional(plannedSchema),
})
export const companyHalf = v.object({ company: v.object({ ...companyEntries, industry: v.string() }) })

/** Saves one half; the other stays as it is. Refused with 4009, data: the facts as they are. */
export const saveClueFacts = post('/fiveSmallClue/save', {
  repeatable: true,
  about: 'Saves what is known about a lead or about its company; answers all of it.',
  request: v.pipe(
    v.object({
      id: leadIdSchema,
      version: v.number(),
      half: v.union([clueHalf, companyHalf]),
      /** When it was written on the device; a next step is judged by it within 24 h. */
      deviceAt: v.optional(momentToWire),
    }),
    v.transform(({ id, half, ...rest }) => ({ clueId: id, ...rest, ...half })),
  ),
  response: clueFactsSchema,
})

const deviceSchema = v.object({
  /** `Q-000001`; absent in a new row. */
  id: text,
  /** Codes of the dictionaries `deviceKind` and `fuel`. */
  ...entriesOf(v.string(), 'type', 'fuel'),
  /** `capacity` of each; its unit follows from the type. */
  ...entriesOf(v.number(), 'count', 'capacity'),
  /** Year it was made, hours a day, days a year, load in percent. */
  ...entriesOf(number, 'year', 'hours', 'days', 'load'),
  /** Text of the plate, and its photo. */
  ...entriesOf(text, 'plateCode', 'plate'),
})
export type Device = v.InferOutput<typeof deviceSchema>

const consumptionSchema = v.object({
  id: text,
  /** Code of the dictionary `fuel`. */
  kind: v.string(),
  ...entriesOf(v.number(), 'year', 'amount'),
  /** January to December; unknown ones null. */
  months: many(v.nullable(v.number())),
  /** CNY per unit. */
  price: number,
  /** Photo of the bill. */
  bill: text,
})
export type Consumption = v.InferOutput<typeof consumptionSchema>

const sheetOf = <const S extends v.GenericSchema>(row: S) => v.object({ version: v.number(), rows: v.array(row) })
export const equipmentSchema = sheetOf(deviceSchema)
export type EquipmentSheet = v.InferOutput<typeof equipmentSchema>
export const energySchema = sheetOf(consumptionSchema)
export type EnergySheet = v.InferOutput<typeof energySchema>

export const getEquipment = get('/fiveSmallEquipment/selectByClueId', {
  about: 'The equipment at a lead.',
  request: ofLead,
  response: equipmentSchema,
})

export const saveEquipment = post('/fiveSmallEquipment/saveList', {
  repeatable: true,
  about: 'Saves all equipment of a lead; answers it with the ids of new rows.',
  request: renamed({ id: leadIdSchema, ...equipmentSchema.entries }, { id: 'clueId' }),
  response: equipmentSchema,
})

export const getEnergy = get('/fiveSmallEnergy/selectByClueId', {
  about: 'The energy that a lead uses, by kind and year.',
  request: ofLead,
  response: energySchema,
})

export const saveEnergy = post('/fiveSmallEnergy/saveList', {
  repeatable: true,
  about: 'Saves all energy of a lead; answers it with the ids of new rows.',
  request: renamed({ id: leadIdSchema, ...energySchema.entries }, { id: 'clueId' }),
  response: energySchema,
})
