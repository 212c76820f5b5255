import * as v from 'valibot'
import { call } from '#src/http'
import { coded, many, maybe, moment, text } from '#src/wire'
import { ENERGIES, type LeadRight, leadIdSchema, SCORE_KEYS } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { CLUE, ignored } from './shared'

/** Calls of the lead page. */

const byId = v.pipe(
  v.object({ id: leadIdSchema }),
  v.transform(({ id }) => ({ clueId: id })),
)

/** Leads by id; deleted leads and those that the user may not see are left out. */
export const getClueDetailList = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}getClueDetailList`,
  send: 'json',
  about: 'Leads by id, whole; those that are gone or out of sight are left out.',
  request: v.pipe(
    v.object({ ids: v.array(leadIdSchema), lng: v.optional(v.number()), lat: v.optional(v.number()) }),
    v.transform(({ ids, ...position }) => ({ ...position, clueIds: ids })),
  ),
  response: v.array(leadDetailSchema),
})

const rightsSchema = v.object({
  claim: v.boolean(),
  edit: v.boolean(),
  checkIn: v.boolean(),
  assign: v.boolean(),
  discard: v.boolean(),
  returnPool: v.boolean(),
  phone: v.boolean(),
  /** Refusal codes by right, for rights that the user could expect to have, e.g. 4102 or 4103 for `claim`. */
  why: v.pipe(
    v.nullish(v.record(v.string(), v.number())),
    v.transform((value): Partial<Record<LeadRight, number>> => value ?? {}),
  ),
})

/** Rights of the user for one lead. */
export type LeadRights = v.InferOutput<typeof rightsSchema>

export const clueAuthority = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}clueAuthority`,
  send: 'query',
  about: 'What I may do with one lead, and why not.',
  request: byId,
  response: rightsSchema,
})

export const clueAttention = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}clueAttention`,
  send: 'query',
  repeatable: true,
  about: 'Stars a lead for me.',
  request: byId,
  response: ignored,
})

export const clueAttentionCancel = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}clueAttentionCancel`,
  send: 'query',
  repeatable: true,
  about: 'Takes my star off a lead.',
  request: byId,
  response: ignored,
})

const scoreSchema = v.object({
  /** Absent, with empty `parts`, if too little is known. */
  score: maybe(v.number()),
  /** Score before the last change; absent if it never changed. */
  before: maybe(v.number()),
  parts: v.array(
    v.object({
      key: coded(SCORE_KEYS),
      got: v.number(),
      max: v.number(),
      /**
       * Reason for the points (codes ours): `gas` m³/y, `noGas` · `distance` m, `noMain`, `noPoint` · `taxGrade` grade,
       * `noGrade` · `contacts30` points of 30 days, `quiet` · `decider`, `noDecider`, `noContact`.
       */
      why: maybe(v.object({ code: v.string(), value: maybe(v.union([v.number(), v.string()])) })),
    }),
  ),
  /** Time of the last computation. */
  at: maybe(moment),
})

/** Score of a lead and its parts. */
export type Score = v.InferOutput<typeof scoreSchema>
export type ScorePart = Score['parts'][number]

export const getScoring = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueScoring/selectList`,
  send: 'json',
  about: 'The score of a lead with its parts and reasons.',
  request: byId,
  response: scoreSchema,
})

/** Sources of an estimate; see `basis`. */
export const ESTIMATE_BASES = ['bill', 'equipment', 'industry', 'measured', 'list'] as const

const estimateSchema = v.object({
  energy: coded(ENERGIES),
  amount: v.number(),
  /** Bill, equipment, average of the industry, measured on the map (roof), or stated by the imported list. */
  basis: coded(ESTIMATE_BASES),
  /** Margin of error in percent, 0 for a bill; absent if unknown. */
  margin: maybe(v.number()),
  /** Equipment that the amount was computed from. */
  equipment: maybe(v.object({ count: v.number(), capacity: v.number(), unit: v.string() })),
  /** Peak output of a PV system on the roof. kWp */
  peak: maybe(v.number()),
})

/** One energy of a lead's potential; units as in `ENERGIES`. */
export type Estimate = v.InferOutput<typeof estimateSchema>

/** Potential of a lead, one entry for each known energy. */
export const getEnnNewCluePotential = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getEnnNewCluePotential`,
  send: 'query',
  about: 'The potential of a lead by energy, with its basis and margin.',
  request: byId,
  response: many(estimateSchema),
})

const nearbySchema = v.pipe(
  v.object({ clueId: leadIdSchema, name: v.string(), nameEn: text, distance: v.number() }),
  v.transform((w) => ({ id: w.clueId, name: w.name, nameEn: w.nameEn, distance: w.distance })),
)

/** A lead near another one; `distance` in m. */
export type NearbyLead = v.InferOutput<typeof nearbySchema>

export const findLowDistance = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}findLowDistance`,
  send: 'json',
  about: 'Leads within 1 km of a lead, nearest first.',
  request: byId,
  response: v.array(nearbySchema),
})

const contactSchema = v.pipe(
  v.object({
    contactId: v.string(),
    name: v.string(),
    nameEn: text,
    role: text,
    roleName: text,
    roleNameEn: text,
    phone: text,
    decider: maybe(v.boolean()),
  }),
  v.transform((w) => ({
    id: w.contactId,
    name: w.name,
    nameEn: w.nameEn,
    roleName: w.roleName,
    roleNameEn: w.roleNameEn,
    /** Masked (`138****5678`) for users without the right `phone`. */
    phone: w.phone,
    /** There is an unmasked number. */
    callable: w.phone !== undefined && !w.phone.includes('*'),
    decides: w.decider ?? false,
  })),
)

/** Contact at the lead's company. */
export type Contact = v.InferOutput<typeof contactSchema>

export const selectClueIdAndBp = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}ennNewClueContact/selectClueIdAndBp`,
  send: 'json',
  about: 'People at the lead’s company; numbers are masked for those without the right.',
  request: byId,
  response: v.array(contactSchema),
})
