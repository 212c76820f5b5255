import * as v from 'valibot'
import { coded, entriesOf, many, maybe, moment, named, recordOf, renamed, text } from '#base/wire'
import { influenceCodes } from '#domain/directory'
import { ENERGIES, type LeadRight, leadIdSchema, SCORE_KEYS } from '../rules/vocabulary'
import { leadDetailSchema } from './lead'
import { get, ignored, nearbySchema, ofLead, optionalText, positionEntries, post } from './shared'

/** Calls of the lead page. */

/** Leads by id; deleted leads and those that the user may not see are omitted. */
export const getClueDetailList = post('/getClueDetailList', {
  about: 'Leads by id, whole; those that are gone or out of sight are left out.',
  request: renamed({ ids: v.array(leadIdSchema), ...positionEntries }, { ids: 'clueIds' }),
  response: v.array(leadDetailSchema),
})

const rightsSchema = v.object({
  ...entriesOf(v.boolean(), 'claim', 'edit', 'checkIn', 'assign', 'discard', 'returnPool', 'phone'),
  /** Refusal codes by right, for rights that the user could expect to have, e.g. 4102 or 4103 for `claim`. */
  why: v.pipe(
    v.nullish(v.record(v.string(), v.number())),
    v.transform((value): Partial<Record<LeadRight, number>> => value ?? {}),
  ),
  /** The limit that 4102 is about, as in the data of that refusal. Ours. */
  limit: maybe(v.object({ kind: v.string(), limit: v.number() })),
})

/** Rights of the user for one lead. */
export type LeadRights = v.InferOutput<typeof rightsSchema>

export const clueAuthority = get('/clueAuthority', {
  about: 'What I may do with one lead, and why not.',
  request: ofLead,
  response: rightsSchema,
})

export const clueAttention = get('/clueAttention', {
  repeatable: true,
  about: 'Stars a lead for me.',
  request: ofLead,
  response: ignored,
})

export const clueAttentionCancel = get('/clueAttentionCancel', {
  repeatable: true,
  about: 'Takes my star off a lead.',
  request: ofLead,
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
       * `noGrade`, `cases` number of open ones · `contacts30` points of 30 days, `quiet` · `decider`, `noDecider`,
       * `noContact`.
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

export const getScoring = post('/ennNewClueScoring/selectList', {
  about: 'The score of a lead with its parts and reasons.',
  request: ofLead,
  response: scoreSchema,
})

/** Sources of an estimate; see `basis`. */
const ESTIMATE_BASES = ['bill', 'equipment', 'industry', 'measured', 'list'] as const

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
export const getEnnNewCluePotential = get('/getEnnNewCluePotential', {
  about: 'The potential of a lead by energy, with its basis and margin.',
  request: ofLead,
  response: many(estimateSchema),
})

export const findLowDistance = post('/findLowDistance', {
  about: 'Leads within 1 km of a lead, nearest first.',
  request: ofLead,
  response: nearbySchema,
})

/** A contact as the lead page shows it; numbers are masked for those without the right. */
const contactSchema = recordOf('contactId', {
  ...named,
  ...entriesOf(text, 'clueId', 'duty', 'dutyEn'),
  phones: many(v.string()),
  influence: coded(influenceCodes),
})

export const selectClueIdAndBp = post('/ennNewClueContact/selectClueIdAndBp', {
  about: 'Contacts of a lead, then those of its customer (`bp`); numbers are masked for those without the right.',
  request: renamed({ id: leadIdSchema, customerId: optionalText }, { id: 'clueId', customerId: 'bp' }),
  response: many(contactSchema),
})
