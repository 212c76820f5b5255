import * as v from 'valibot'
import {
  abilities,
  coded,
  day,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  momentToWire,
  person,
  recordOf,
  text,
} from '#base/wire'
import { listRequest } from '#platform/http'
import { DAY_TYPES } from '../rules/band'
import { WARNING_TABS, warningFilters } from '../rules/filters'
import { CAUSES, DIRECTIONS, GRANULARITIES, levels, WARNING_STATES } from '../rules/vocabulary'
import { change, course, customer, get, handled, ofVersion, post, read } from './calls'

/** Calls about volumes that are not as expected (domain/risk.md 5). Volumes in m³. */

export const warning = v.pipe(
  recordOf('warningId', {
    version: v.number(),
    customer,
    granularity: coded(GRANULARITIES),
    /** The day, or the first one of the week or month. */
    date: day,
    ...entriesOf(v.number(), 'actual', 'expected', 'low', 'high'),
    direction: coded(DIRECTIONS),
    level: coded(levels),
    state: coded(WARNING_STATES),
    due: moment,
    owner: person,
    cause: maybe(coded(CAUSES)),
    note: text,
    photos: many(v.string()),
    nextDate: maybe(day),
    handled,
    /** Why it was returned, or is void. */
    reason: text,
    /** The last 30 days. */
    recent: many(v.nullable(v.number())),
    /** The readings have stopped: three days are missing. */
    missing: v.optional(v.boolean(), false),
    /** The rebound that followed. */
    bounceId: text,
    course,
    ...abilities,
  }),
  v.readonly(),
)
/** A warning that a customer's volume is outside of its band. */
export type Warning = v.InferOutput<typeof warning>

export const listWarnings = get('/gas', {
  about: 'One page of warnings; a row has no course.',
  request: listRequest(warningFilters, { tab: v.optional(v.picklist(WARNING_TABS)) }),
  response: listOf(warning),
})

export const getWarning = read('/gas/{id}', 'A warning with its course.', warning)

export const getSeries = get('/series', {
  about: 'Volumes of a customer by day, from which the app computes bands; excluded days were explained by a cause.',
  request: v.object({ custId: v.string(), from: day, to: day }),
  response: v.object({
    list: v.array(
      v.object({
        date: day,
        volume: v.nullable(v.number()),
        dayType: v.fallback(v.picklist(DAY_TYPES), 'W'),
        excluded: v.optional(v.boolean(), false),
      }),
    ),
  }),
})

export const handleWarning = post('/gas/{id}/handle', {
  about: 'Says why a volume changed and what is done about it (4701 where somebody else has).',
  repeatable: true,
  request: v.object({
    ...ofVersion,
    cause: v.string(),
    note: v.string(),
    photos: v.array(v.string()),
    nextDate: v.optional(v.string()),
    /** When it was written, by the phone; `nextDate` counts from that day. */
    writtenAt: v.optional(momentToWire),
  }),
  response: warning,
})

const reason = { reason: v.string() }
export const closeWarning = change('/gas/{id}/close', 'Accepts how a warning was handled.', warning, {})
export const returnWarning = change(
  '/gas/{id}/return',
  'Asks for it to be handled again, with a reason.',
  warning,
  reason,
)
export const voidWarning = change('/gas/{id}/void', 'The data were wrong: there is nothing to handle.', warning, reason)
export const assignWarning = change('/gas/{id}/assign', 'Gives a warning to another salesperson.', warning, {
  to: v.string(),
})
