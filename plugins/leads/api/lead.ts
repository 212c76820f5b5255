import * as v from 'valibot'
import { coded, entriesOf, many, maybe, moment, named, person, renamed, text } from '#base/wire'
import { discardCodes, leadIdSchema, NEXT_STEP_KINDS, sourceCodes, stageCodes, stateCodes } from '../rules/vocabulary'
import { labelSchema, namedContact, pointSchema } from './shared'

/** Schemas of a lead. An imported site may lack everything but id, name, stage, state and version. */

export const LAST_CONTACT_KINDS = ['visit', 'call', 'message', 'checkIn'] as const

/** Next step, in leads and follow-ups; `textEn` (ours) is its note in English, if the back end has it. */
export const nextStepSchema = v.object({ at: moment, kind: coded(NEXT_STEP_KINDS), text, textEn: text })

const number = maybe(v.number())
/** gas m³/y, elec kWh/y, roof m², steam t/y. */
const potentialSchema = v.object({ gas: number, elec: number, roof: number, steam: number })

/** Entry of the industry dictionary; without a code if an imported site has its own industry name. */
const industrySchema = v.object({ code: text, ...named })

const rowEntries = {
  clueId: leadIdSchema,
  ...named,
  /** Sent with every change; a stale version is refused with code 4009. */
  version: v.number(),
  stage: coded(stageCodes),
  state: coded(stateCodes),
  /** Starred by the user. */
  attention: v.nullish(v.boolean(), false),
  /** 0 to 100. */
  score: number,
  potential: v.nullish(potentialSchema, {}),
  nextStep: maybe(nextStepSchema),
  /** When an owned lead returns to the pool unless it is followed up. */
  returnAt: maybe(moment),
  /** m from the position in the request; absent if the request has no position or the lead no point. */
  distance: number,
  industry: maybe(industrySchema),
  labels: many(labelSchema),
  lastContact: maybe(v.object({ kind: coded(LAST_CONTACT_KINDS), at: moment })),
  createdAt: maybe(moment),
  owner: maybe(person),
  /** Somebody else shares it with the user (ours). */
  shared: maybe(v.boolean()),
  /** Number of the first contact; only for users who may call it. */
  phone: text,
  /** Whose number that is; in lists of what is due (ours). */
  contact: maybe(namedContact),
  point: maybe(pointSchema),
}
const rowNames = { clueId: 'id', attention: 'followed' } as const

export const leadSchema = renamed(rowEntries, rowNames)

/** A lead as the lists show it. */
export type Lead = v.InferOutput<typeof leadSchema>

/** Time at which a stage was reached, and the user. */
const stepSchema = v.object({ stage: coded(stageCodes), at: moment, by: maybe(person) })

/** Discard reason of a lead, with user and time; `until` is a month, `2027-03`. */
const discardSchema = renamed(
  {
    reason: coded(discardCodes),
    until: text,
    note: text,
    sameAs: maybe(leadIdSchema),
    /** Its name (ours). */
    same: maybe(v.object(named)),
    by: maybe(person),
    at: maybe(moment),
  },
  { reason: 'kind' },
)
/** Lead in the response of `getClueDetailList`, in the response to a move, and in a refusal with code 4009. */
export const leadDetailSchema = renamed(
  {
    ...rowEntries,
    creditCode: text,
    /** Operator of the site, if it differs from the name (imported lists). */
    company: text,
    /** The company's id in the customer area. */
    custId: text,
    /** The contract that it was won by (ours). */
    contractId: text,
    ...entriesOf(text, 'address', 'addressEn', 'areaCode'),
    /** Our branch that the lead belongs to. */
    entity: maybe(renamed({ entityId: v.string(), ...named }, { entityId: 'id' })),
    source: maybe(coded(sourceCodes)),
    collaborators: many(person),
    /** m to the nearest gas main. */
    distanceToMain: number,
    /** Percentage of the required data that is known. */
    cognition: number,
    steps: many(stepSchema),
    /** Facts missing for the next stage: keys such as 'decider', 'bill', 'point'. */
    missing: many(v.string()),
    discard: maybe(discardSchema),
    /** Reason of the last return to the pool. */
    returnReason: text,
    counts: maybe(v.object({ tracks: v.number(), clockIns: v.number(), contacts: v.number() })),
  },
  { ...rowNames, custId: 'customerId' },
)

/** A lead as the lead page shows it. */
export type LeadDetail = v.InferOutput<typeof leadDetailSchema>
