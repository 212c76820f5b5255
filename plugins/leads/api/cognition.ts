import * as v from 'valibot'
import { call } from '#src/http'
import { coded, many, maybe, momentToWire, text } from '#src/wire'
import { leadIdSchema, NEXT_STEP_KINDS, SOURCES, sourceCodes, TAX_GRADES } from '../rules/vocabulary'
import { nextStepSchema } from './lead'
import { CLUE } from './shared'

/** The six calls of the lead's completeness (domain/gaps.md 'leads'). */

const point = v.object({ lng: v.number(), lat: v.number() })
const byId = v.pipe(
  v.object({ id: leadIdSchema }),
  v.transform(({ id }) => ({ clueId: id })),
)

const companySchema = v.object({
  creditCode: text,
  /** Code of the dictionary; an imported site has words. */
  industry: text,
  /** Code of the dictionary. */
  scale: text,
  legalRep: text,
  taxGrade: maybe(v.picklist(TAX_GRADES)),
  /** Shifts a day. */
  shifts: maybe(v.number()),
  /** Address of the photo. */
  licencePhoto: text,
})

/** What is known about a lead and its company; also the data of a refusal 4009. */
export const clueFactsSchema = v.pipe(
  v.object({
    clueId: leadIdSchema,
    version: v.number(),
    name: v.string(),
    nameEn: text,
    can: many(v.string()),
    place: v.object({ address: text, point: maybe(point) }),
    source: maybe(coded(sourceCodes)),
    entityId: text,
    entity: maybe(v.object({ name: v.string(), nameEn: text })),
    distanceToMain: maybe(v.number()),
    decider: maybe(v.object({ contactId: v.string(), name: v.string(), nameEn: text })),
    nextStep: maybe(nextStepSchema),
    company: companySchema,
  }),
  v.transform(({ clueId, decider, ...facts }) => ({
    id: clueId,
    ...facts,
    decider: decider && { id: decider.contactId, name: decider.name, nameEn: decider.nameEn },
  })),
)
export type ClueFacts = v.InferOutput<typeof clueFactsSchema>

export const getClueFacts = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}fiveSmallClue/selectByClueId`,
  send: 'query',
  about: 'What is known about a lead and its company.',
  request: byId,
  response: clueFactsSchema,
})

const optionalText = v.optional(v.string())

/** The half of the lead; what is left out is unknown. */
const clueHalf = v.object({
  place: v.object({ address: v.string(), point: v.optional(point) }),
  source: v.pipe(
    v.picklist(SOURCES),
    v.transform((source) => sourceCodes.toWire(source)),
  ),
  entityId: optionalText,
  distanceToMain: v.optional(v.number()),
  /** Id of a contact, or the name (and phone) of a new one. */
  decider: optionalText,
  deciderName: optionalText,
  deciderPhone: optionalText,
  nextStep: v.optional(v.object({ at: momentToWire, kind: v.picklist(NEXT_STEP_KINDS), text: optionalText })),
})
/** The half of the company. */
const companyHalf = v.object({
  company: v.object({
    creditCode: optionalText,
    industry: v.string(),
    scale: optionalText,
    legalRep: optionalText,
    taxGrade: v.optional(v.picklist(TAX_GRADES)),
    shifts: v.optional(v.number()),
    licencePhoto: optionalText,
  }),
})

/** Saves one half; the other stays as it is. Refused with 4009, data: the facts as they are. */
export const saveClueFacts = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}fiveSmallClue/save`,
  send: 'json',
  repeatable: true,
  about: 'Saves what is known about a lead or about its company; answers all of it.',
  request: v.pipe(
    v.object({ id: leadIdSchema, version: v.number(), half: v.union([clueHalf, companyHalf]) }),
    v.transform(({ id, version, half }) => ({ clueId: id, version, ...half })),
  ),
  response: clueFactsSchema,
})

const deviceEntries = {
  /** `Q-000001`; absent in a new row. */
  id: text,
  /** Codes of the dictionaries `deviceKind` and `fuel`. */
  type: v.string(),
  fuel: v.string(),
  count: v.number(),
  /** Each; its unit follows from the type. */
  capacity: v.number(),
  year: maybe(v.number()),
  /** Hours a day, days a year, load in percent. */
  hours: maybe(v.number()),
  days: maybe(v.number()),
  load: maybe(v.number()),
  /** What is written on the plate, and its photo. */
  plateCode: text,
  plate: text,
}
export const equipmentSchema = v.object({ version: v.number(), rows: v.array(v.object(deviceEntries)) })
export type EquipmentSheet = v.InferOutput<typeof equipmentSchema>

const consumptionEntries = {
  id: text,
  /** Code of the dictionary `fuel`. */
  kind: v.string(),
  year: v.number(),
  amount: v.number(),
  /** January to December; unknown ones null. */
  months: many(v.nullable(v.number())),
  /** CNY per unit. */
  price: maybe(v.number()),
  /** Photo of the bill. */
  bill: text,
}
export const energySchema = v.object({ version: v.number(), rows: v.array(v.object(consumptionEntries)) })
export type EnergySheet = v.InferOutput<typeof energySchema>

const rowsRequest = <const S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.object({ id: leadIdSchema, version: v.number(), rows: v.array(row) }),
    v.transform(({ id, ...rest }) => ({ clueId: id, ...rest })),
  )

export const getEquipment = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}fiveSmallEquipment/selectByClueId`,
  send: 'query',
  about: 'The equipment at a lead.',
  request: byId,
  response: equipmentSchema,
})

export const saveEquipment = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}fiveSmallEquipment/saveList`,
  send: 'json',
  repeatable: true,
  about: 'Saves all equipment of a lead; answers it with the ids of new rows.',
  request: rowsRequest(v.object(deviceEntries)),
  response: equipmentSchema,
})

export const getEnergy = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}fiveSmallEnergy/selectByClueId`,
  send: 'query',
  about: 'The energy that a lead uses, by kind and year.',
  request: byId,
  response: energySchema,
})

export const saveEnergy = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}fiveSmallEnergy/saveList`,
  send: 'json',
  repeatable: true,
  about: 'Saves all energy of a lead; answers it with the ids of new rows.',
  request: rowsRequest(v.object(consumptionEntries)),
  response: energySchema,
})
