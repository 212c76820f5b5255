import * as v from 'valibot'
import { call } from '#src/http'
import { maybe, person, text } from '#src/wire'
import { leadIdSchema, SOURCES, sourceCodes } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { CLUE } from './shared'

/** Calls for choosing a company and creating a lead. */

const COMPANY_STATES = ['new', 'lead', 'customer'] as const
const point = v.object({ lng: v.number(), lat: v.number() })

const companyEntries = {
  name: v.string(),
  nameEn: text,
  creditCode: text,
  address: text,
  addressEn: text,
  point: maybe(point),
  /** Code of the industry dictionary. */
  industry: text,
  /** `new`: nobody has it yet. */
  state: v.picklist(COMPANY_STATES),
  clueId: maybe(leadIdSchema),
  custId: text,
  owner: maybe(person),
  /** The lead was discarded. */
  discarded: maybe(v.boolean()),
}

const companySchema = v.pipe(
  v.object(companyEntries),
  v.transform(({ clueId, custId, discarded, ...company }) => ({
    ...company,
    /** Identifies the row: a company may be known without a code. */
    id: clueId ?? custId ?? company.creditCode ?? company.name,
    leadId: clueId,
    customerId: custId,
    discarded: discarded ?? false,
  })),
)

/** A company of the register, with the lead or customer that it is already. */
export type FoundCompany = v.InferOutput<typeof companySchema>

export const selectCustomer = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}selectCustomer`,
  send: 'json',
  about: 'Companies by name, likeness of the name, or credit code; tells which are leads or customers already.',
  request: v.object({ keyword: v.string() }),
  response: v.array(companySchema),
})

export const findCustomerByCreditCode = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findCustomerByCreditCode`,
  send: 'json',
  about: 'The company with a credit code; state `new` without a name if the register does not have it.',
  request: v.object({ creditCode: v.string() }),
  response: v.pipe(
    v.object({ ...companyEntries, name: text }),
    v.transform(({ clueId, custId, ...company }) => ({ ...company, leadId: clueId, customerId: custId })),
  ),
})

/** One of our branches; `score`: how well it fits a place, 0 to 100. */
const entitySchema = v.pipe(
  v.object({ entityId: v.string(), name: v.string(), nameEn: text, score: maybe(v.number()) }),
  v.transform((w) => ({ id: w.entityId, name: w.name, nameEn: w.nameEn, score: w.score })),
)

export const findBelongingEntity = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findBelongingEntity`,
  send: 'json',
  about: 'Branches that a place may belong to, the best first.',
  request: v.object({ address: v.string(), point: v.optional(point) }),
  response: v.array(entitySchema),
})

export const findBelongingEntity1 = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findBelongingEntity1`,
  send: 'json',
  about: 'Confirms that a branch takes a lead.',
  request: v.object({ entityId: v.string() }),
  response: entitySchema,
})

/** A lead near a place; `distance` in m. */
const nearSchema = v.pipe(
  v.object({ clueId: leadIdSchema, name: v.string(), nameEn: text, distance: v.number() }),
  v.transform((w) => ({ id: w.clueId, name: w.name, nameEn: w.nameEn, distance: w.distance })),
)

export const findLowDistance1 = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findLowDistance1`,
  send: 'json',
  about: 'Leads within 200 m of a place, nearest first, before a lead is created there.',
  request: v.object({ point }),
  response: v.array(nearSchema),
})

/**
 * Creates a lead of mine; send it with an idempotency key. Refused with 4000 `fields`, and with 4105 (data: the lead or
 * customer with the same code) unless that lead is discarded and `force` is set.
 */
export const addClue = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}addClue`,
  send: 'json',
  repeatable: true,
  about: 'Creates a lead of mine; answers it.',
  request: v.object({
    name: v.string(),
    creditCode: v.optional(v.string()),
    /** The company's id, if it is a customer already. */
    custId: v.optional(v.string()),
    industry: v.string(),
    source: v.pipe(
      v.picklist(SOURCES),
      v.transform((source) => sourceCodes.toWire(source)),
    ),
    address: v.string(),
    point,
    /** Branch that it belongs to; without one the server finds it by the place. */
    entityId: v.optional(v.string()),
    contactName: v.optional(v.string()),
    phone: v.optional(v.string()),
    force: v.optional(v.boolean()),
  }),
  response: leadDetailSchema,
})

/** Data of a refusal 4105. */
export const duplicateSchema = v.object({
  clueId: maybe(leadIdSchema),
  name: v.string(),
  nameEn: text,
  owner: maybe(person),
  discarded: maybe(v.boolean()),
})
export type Duplicate = v.InferOutput<typeof duplicateSchema>
