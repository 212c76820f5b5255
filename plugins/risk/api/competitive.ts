import * as v from 'valibot'
import {
  abilities,
  coded,
  codeToWire,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  person,
  recordOf,
  text,
} from '#base/wire'
import { listRequest } from '#platform/http'
import { COMPETITIVE_TABS, competitiveFilters } from '../rules/filters'
import { COMPETITIVE_LEVELS, COMPETITIVE_STATES, competitorMoves, KINDS, PROOFS, RESULTS } from '../rules/vocabulary'
import { change, course, customer, get, handled, ofVersion, post, read } from './calls'

/** Calls about competitors at customers (domain/risk.md 5). */

export const competitive = v.pipe(
  recordOf('competitiveId', {
    version: v.number(),
    customer,
    competitor: v.string(),
    kind: coded(KINDS),
    /** m³/y */
    volumeAtRisk: v.number(),
    /** CNY per m³, t or kWh, by kind. */
    theirPrice: maybe(v.number()),
    /** What the customer pays us, CNY/m³, and the share by which their useful price is below it; for who sees bills. */
    ...entriesOf(maybe(v.number()), 'ourPrice', 'gap'),
    contractDays: maybe(v.number()),
    move: coded(competitorMoves),
    evidence: v.string(),
    proof: coded(PROOFS),
    files: many(v.string()),
    level: coded(COMPETITIVE_LEVELS),
    score: v.number(),
    parts: many(v.object({ key: v.string(), got: v.number() })),
    state: coded(COMPETITIVE_STATES),
    measure: text,
    result: maybe(coded(RESULTS)),
    handled,
    due: moment,
    ...entriesOf(person, 'owner', 'by'),
    at: moment,
    course,
    ...abilities,
  }),
  v.readonly(),
)
/** A competitor at a customer. */
export type Competitive = v.InferOutput<typeof competitive>

export const listCompetitive = get('/competitive', {
  about: 'One page of competitors.',
  request: listRequest(competitiveFilters, { tab: v.optional(v.picklist(COMPETITIVE_TABS)) }),
  response: listOf(competitive),
})

export const getCompetitive = read('/competitive/{id}', 'A competitor with its course.', competitive)

export const reportCompetitor = post('/competitive', {
  about: 'Reports a competitor at a customer.',
  request: v.object({
    custId: v.string(),
    competitor: v.string(),
    kind: v.string(),
    volumeAtRisk: v.number(),
    theirPrice: v.optional(v.number()),
    move: codeToWire(competitorMoves),
    evidence: v.string(),
    proof: v.string(),
    files: v.array(v.string()),
  }),
  response: competitive,
})

export const verifyCompetitor = change(
  '/competitive/{id}/verify',
  'Whether it is true, and how that is proved.',
  competitive,
  { verdict: v.string(), proof: v.string() },
)
export const measureCompetitor = post('/competitive/{id}/measure', {
  about: 'What is done about it.',
  repeatable: true,
  request: v.object({ ...ofVersion, measure: v.string() }),
  response: competitive,
})
export const closeCompetitor = change('/competitive/{id}/close', 'What became of it.', competitive, {
  result: v.string(),
})
export const assignCompetitor = change('/competitive/{id}/assign', 'Gives it to another salesperson.', competitive, {
  to: v.string(),
})
