import * as v from 'valibot'
import type { Position } from '#src/core'
import { type Coded, coded, many, maybe, moment, type Named, type Person, person, text } from '#src/wire'
import {
  discardCodes,
  type LeadId,
  type LeadState,
  leadIdSchema,
  NEXT_STEP_KINDS,
  type Source,
  type Stage,
  sourceCodes,
  stageCodes,
  stateCodes,
} from '../rules/vocabulary'
import { type Label, labelSchema } from './shared'

/** Schemas of a lead. An imported site may lack everything but id, name, stage, state and version. */

export const LAST_CONTACT_KINDS = ['visit', 'call', 'message', 'checkIn'] as const

/** Wire format in leads and follow-ups. */
export const nextStepSchema = v.object({ at: moment, kind: coded(NEXT_STEP_KINDS), text, textEn: text })
/** Next step of a lead; `textEn` (ours) is its note in English, if the back end has it. */
export type NextStep = v.InferOutput<typeof nextStepSchema>

const potentialSchema = v.object({
  gas: maybe(v.number()),
  elec: maybe(v.number()),
  roof: maybe(v.number()),
  steam: maybe(v.number()),
})

/** gas m³/y, elec kWh/y, roof m², steam t/y. */
export type PotentialFigures = v.InferOutput<typeof potentialSchema>

/** Entry of the industry dictionary; without a code if an imported site has its own industry name. */
export interface Industry extends Named {
  readonly code: string | undefined
}

const rowEntries = {
  clueId: leadIdSchema,
  name: v.string(),
  nameEn: text,
  version: v.number(),
  stage: coded(stageCodes),
  state: coded(stateCodes),
  attention: maybe(v.boolean()),
  score: maybe(v.number()),
  potential: maybe(potentialSchema),
  nextStep: maybe(nextStepSchema),
  returnAt: maybe(moment),
  distance: maybe(v.number()),
  industry: maybe(v.object({ code: text, name: v.string(), nameEn: text })),
  labels: many(labelSchema),
  lastContact: maybe(v.object({ kind: coded(LAST_CONTACT_KINDS), at: moment })),
  createdAt: maybe(moment),
  owner: maybe(person),
  phone: text,
}

/** A lead as the lists show it. */
export interface Lead extends Named {
  readonly id: LeadId
  /** Sent with every change; an outdated version is refused with code 4009. */
  readonly version: number
  readonly stage: Coded<Stage>
  readonly state: Coded<LeadState>
  /** Starred by the user. */
  readonly followed: boolean
  /** 0 to 100. */
  readonly score: number | undefined
  readonly potential: PotentialFigures
  readonly nextStep: NextStep | undefined
  /** When an owned lead returns to the pool unless it is followed up. */
  readonly returnAt: Date | undefined
  /** m from the position in the request; absent if the request has no position or the lead no point. */
  readonly distance: number | undefined
  readonly industry: Industry | undefined
  readonly labels: readonly Label[]
  readonly lastContact: { readonly kind: Coded<(typeof LAST_CONTACT_KINDS)[number]>; readonly at: Date } | undefined
  readonly createdAt: Date | undefined
  readonly owner: Person | undefined
  /** GCJ-02; in answers of the map and of the lead page. */
  readonly point?: Position | undefined
  /** Number of the first contact; only for users who may call it. */
  readonly phone: string | undefined
}

const NO_POTENTIAL: PotentialFigures = { gas: undefined, elec: undefined, roof: undefined, steam: undefined }

function toLead(w: v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>): Lead {
  return {
    id: w.clueId,
    name: w.name,
    nameEn: w.nameEn,
    version: w.version,
    stage: w.stage,
    state: w.state,
    followed: w.attention ?? false,
    score: w.score,
    potential: w.potential ?? NO_POTENTIAL,
    nextStep: w.nextStep,
    returnAt: w.returnAt,
    distance: w.distance,
    industry: w.industry && { code: w.industry.code, name: w.industry.name, nameEn: w.industry.nameEn },
    labels: w.labels,
    lastContact: w.lastContact,
    createdAt: w.createdAt,
    owner: w.owner,
    phone: w.phone,
  }
}

export const leadSchema = v.pipe(v.object(rowEntries), v.transform(toLead))

const stepSchema = v.pipe(
  v.object({ stage: coded(stageCodes), at: moment, by: maybe(person) }),
  v.transform((w) => ({ stage: w.stage, at: w.at, by: w.by })),
)
/** Time at which a stage was reached, and the user. */
export type Step = v.InferOutput<typeof stepSchema>

const discardSchema = v.pipe(
  v.object({
    reason: coded(discardCodes),
    until: text,
    note: text,
    sameAs: maybe(leadIdSchema),
    by: maybe(person),
    at: maybe(moment),
  }),
  v.transform((w) => ({ kind: w.reason, until: w.until, note: w.note, sameAs: w.sameAs, by: w.by, at: w.at })),
)
/** Discard reason of a lead, with user and time; `until` is a month, `2027-03`. */
export type Discard = v.InferOutput<typeof discardSchema>

/** A lead as the lead page shows it. */
export interface LeadDetail extends Lead {
  readonly creditCode: string | undefined
  /** Operator of the site, if it differs from the name (imported lists). */
  readonly company: string | undefined
  /** The company's id in the customer area. */
  readonly customerId: string | undefined
  readonly address: string | undefined
  readonly addressEn: string | undefined
  /** GCJ-02. */
  readonly point: Position | undefined
  readonly areaCode: string | undefined
  /** Our branch that the lead belongs to. */
  readonly entity: (Named & { readonly id: string }) | undefined
  readonly source: Coded<Source> | undefined
  readonly collaborators: readonly Person[]
  /** m to the nearest gas main. */
  readonly distanceToMain: number | undefined
  /** Percentage of the required data that is known. */
  readonly cognition: number | undefined
  readonly steps: readonly Step[]
  /** Facts missing for the next stage: keys such as 'decider', 'bill', 'point'. */
  readonly missing: readonly string[]
  readonly discard: Discard | undefined
  /** Reason of the last return to the pool. */
  readonly returnReason: string | undefined
  readonly counts: { readonly tracks: number; readonly clockIns: number; readonly contacts: number } | undefined
}

/** Lead in the answer of `getClueDetailList`, in the answer to a move, and in a refusal with code 4009. */
export const leadDetailSchema = v.pipe(
  v.object({
    ...rowEntries,
    creditCode: text,
    company: text,
    custId: text,
    address: text,
    addressEn: text,
    point: maybe(v.object({ lng: v.number(), lat: v.number() })),
    areaCode: text,
    entity: maybe(v.object({ entityId: v.string(), name: v.string(), nameEn: text })),
    source: maybe(coded(sourceCodes)),
    collaborators: many(person),
    distanceToMain: maybe(v.number()),
    cognition: maybe(v.number()),
    steps: many(stepSchema),
    missing: many(v.string()),
    discard: maybe(discardSchema),
    returnReason: text,
    counts: maybe(v.object({ tracks: v.number(), clockIns: v.number(), contacts: v.number() })),
  }),
  v.transform(
    (w): LeadDetail => ({
      ...toLead(w),
      creditCode: w.creditCode,
      company: w.company,
      customerId: w.custId,
      address: w.address,
      addressEn: w.addressEn,
      point: w.point,
      areaCode: w.areaCode,
      entity: w.entity && { id: w.entity.entityId, name: w.entity.name, nameEn: w.entity.nameEn },
      source: w.source,
      collaborators: w.collaborators,
      distanceToMain: w.distanceToMain,
      cognition: w.cognition,
      steps: w.steps,
      missing: w.missing,
      discard: w.discard,
      returnReason: w.returnReason,
      counts: w.counts,
    }),
  ),
)
