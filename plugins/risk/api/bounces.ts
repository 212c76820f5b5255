import * as v from 'valibot'
import { abilities, coded, day, entriesOf, listOf, many, maybe, moment, person, recordOf, text } from '#base/wire'
import { listRequest } from '#platform/http'
import { bounceFilters } from '../rules/filters'
import { BOUNCE_STATES, CAUSES } from '../rules/vocabulary'
import { change, course, customer, get, handled, ofVersion, post, read } from './calls'

/** Calls about volumes that are up again (domain/risk.md 5). Volumes in m³ a day. */

export const bounce = v.pipe(
  recordOf('bounceId', {
    version: v.number(),
    customer,
    warningId: v.string(),
    /** The day on which it was found. */
    date: day,
    ...entriesOf(v.number(), 'level0', 'trough', 'recovery'),
    state: coded(BOUNCE_STATES),
    due: moment,
    owner: person,
    cause: maybe(coded(CAUSES)),
    expectedDaily: maybe(v.number()),
    evidence: many(v.string()),
    handled,
    /** Why it was returned. */
    reason: text,
    course,
    ...abilities,
  }),
  v.readonly(),
)
/** A volume that is up again after a fall. */
export type Bounce = v.InferOutput<typeof bounce>

export const listBounces = get('/bounces', {
  about: 'Rebounds that the user may see, those that wait first; `due`: the user’s own that are due today or late.',
  request: listRequest(bounceFilters, {}),
  response: listOf(bounce),
})

export const getBounce = read('/bounces/{id}', 'A rebound with its course.', bounce)

export const submitBounce = post('/bounces/{id}/submit', {
  about: 'Why the volume is up again and what is expected now (4701 where somebody else has).',
  repeatable: true,
  request: v.object({
    ...ofVersion,
    cause: v.string(),
    expectedDaily: v.number(),
    evidence: v.array(v.string()),
  }),
  response: bounce,
})

export const reviewBounce = change(
  '/bounces/{id}/review',
  'Accepts what was submitted, or returns it with a reason.',
  bounce,
  { decision: v.picklist(['accept', 'return']), reason: v.optional(v.string()) },
)
