import * as v from 'valibot'
import { coded, codeToWire, entriesOf, maybe, named, person, renamed, text } from '#base/wire'
import { LIKENESS } from '../rules/duplicates'
import { leadIdSchema, sourceCodes } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { nearbySchema, optionalText, pointSchema, post } from './shared'

/** Calls for choosing a company and creating a lead. */

const companyEntries = {
  ...named,
  ...entriesOf(text, 'creditCode', 'address', 'addressEn'),
  point: maybe(pointSchema),
  /** Code of the industry dictionary. */
  industry: text,
  /** `new`: nobody has it yet. */
  state: coded(['new', 'lead', 'customer']),
  clueId: maybe(leadIdSchema),
  custId: text,
  owner: maybe(person),
  /** The lead was discarded. */
  discarded: maybe(v.boolean()),
  /** How likely it is the one that was asked for (ours). */
  alike: maybe(coded(LIKENESS)),
}
const companyNames = { clueId: 'leadId', custId: 'customerId' } as const

const companySchema = v.pipe(
  renamed({ ...companyEntries, discarded: v.nullish(v.boolean(), false) }, companyNames),
  v.transform((company) => ({
    ...company,
    /** Identifies the row: a company may have no code. */
    id: company.leadId ?? company.customerId ?? company.creditCode ?? company.name,
  })),
)

/** A company of the register, with the lead or customer that it is already. */
export type FoundCompany = v.InferOutput<typeof companySchema>

export const selectCustomer = post('/selectCustomer', {
  about:
    'Companies by name, likeness of the name, or credit code; with phone and place of a new lead also those that have them. Tells which are leads or customers already.',
  request: v.object({ keyword: v.string(), phone: optionalText, point: v.optional(pointSchema) }),
  response: v.array(companySchema),
})

export const findCustomerByCreditCode = post('/findCustomerByCreditCode', {
  about: 'The company with a credit code; state `new` without a name if the register does not have it.',
  request: v.object({ creditCode: v.string() }),
  response: renamed({ ...companyEntries, name: text }, companyNames),
})

/** One of our branches; `score`: how well it fits a place, 0 to 100. */
const entitySchema = renamed({ entityId: v.string(), ...named, score: maybe(v.number()) }, { entityId: 'id' })

export const findBelongingEntity = post('/findBelongingEntity', {
  about: 'Branches that a place may belong to, the best first.',
  request: v.object({ address: v.string(), point: v.optional(pointSchema) }),
  response: v.array(entitySchema),
})

export const findBelongingEntity1 = post('/findBelongingEntity1', {
  about: 'Confirms that a branch takes a lead.',
  request: v.object({ entityId: v.string() }),
  response: entitySchema,
})

export const findLowDistance1 = post('/findLowDistance1', {
  about: 'Leads within 200 m of a place, nearest first, before a lead is created there.',
  request: v.object({ point: pointSchema }),
  response: nearbySchema,
})

/** A new lead as it is sent. */
export const addSchema = v.object({
  name: v.string(),
  creditCode: optionalText,
  /** The company's id, if it is a customer already. */
  custId: optionalText,
  industry: v.string(),
  source: codeToWire(sourceCodes),
  address: v.string(),
  point: pointSchema,
  /** Branch that it belongs to; without one the server finds it by the place. */
  entityId: optionalText,
  contactName: optionalText,
  phone: optionalText,
  force: v.optional(v.boolean()),
})

/**
 * Creates a lead of mine; send it with an idempotency key. Refused with 4000 `fields`, and with 4105 (data: the lead
 * with the same code) unless that lead is discarded and `force` is set.
 */
export const addClue = post('/addClue', {
  repeatable: true,
  about: 'Creates a lead of mine; answers it.',
  request: addSchema,
  response: leadDetailSchema,
})

/** Data of a refusal 4105. */
export const duplicateSchema = v.object({
  clueId: maybe(leadIdSchema),
  ...named,
  owner: maybe(person),
  discarded: maybe(v.boolean()),
})
export type Duplicate = v.InferOutput<typeof duplicateSchema>
