import * as v from 'valibot'
import { listOf } from '#base/wire'
import { cursor, paged } from '#platform/http'
import { type LeadFilter, leadFilters } from '../rules/filters'
import { leadSchema } from './lead'
import { byStage, get, positionEntries, post } from './shared'

/** Calls for the three lead lists and their sums. */

const queryEntries = { ...leadFilters.entries, ...positionEntries }

/** Values of `type` (ours): leads of the organisation, or the public pool. */
const type = v.picklist(['org', 'pool'])

type Query = LeadFilter & { readonly lng?: number | undefined; readonly lat?: number | undefined }

/** Converts the filter; a position is sent only if complete; everything else is sent unchanged. */
export function filtersOf<Q extends Query>({ lng, lat, ...rest }: Q) {
  const position = lng === undefined || lat === undefined ? {} : { lng, lat }
  return { ...leadFilters.toWire(rest as LeadFilter), ...position }
}

/** One page of the leads of the organisation or the public pool; by default sorted by id. */
export const getClueList = get('/getClueList', {
  about: 'One page of the leads of the organisation, or of its public pool.',
  request: v.pipe(paged({ ...queryEntries, ...cursor, type }), v.transform(filtersOf)),
  response: listOf(leadSchema),
})

/** One page of the user's leads; by default sorted by next step, then leads without one by id. */
export const getClueOwnList = get('/getClueOwnList', {
  about: 'One page of the leads that I own or share.',
  request: v.pipe(paged({ ...queryEntries, ...cursor }), v.transform(filtersOf)),
  response: listOf(leadSchema),
})

const sumSchema = v.object({
  total: v.number(),
  /** m³/y */
  gas: v.number(),
  /** Number of next steps due today. */
  due: v.number(),
  /** Number of next steps of earlier days. */
  late: v.number(),
  byStage,
  /** Number of leads by score in steps of five points from 0; the last step is 95 to 100. */
  scoreHist: v.pipe(v.array(v.number()), v.length(20)),
})

/** Sums of a filtered list. */
export type LeadSums = v.InferOutput<typeof sumSchema>

export const getClueSum = get('/getClueSum', {
  about: 'Figures over the leads of the organisation or of its public pool, with the list’s filters.',
  request: v.pipe(v.object({ ...queryEntries, type }), v.transform(filtersOf)),
  response: sumSchema,
})

export const getClueOwnSum = get('/getClueOwnSum', {
  about: 'Figures over my leads, with the list’s filters.',
  request: v.pipe(v.object(queryEntries), v.transform(filtersOf)),
  response: sumSchema,
})

/** True if the user has a list of own leads (the tab Mine). */
export const isShowMyClue = post('/isShowMyClue', {
  send: 'query',
  about: 'Whether the tab Mine is shown.',
  request: v.object({}),
  response: v.boolean(),
})

/** True if the user may see the leads of the organisation (the tab Organisation). */
export const isManagementArea = post('/isManagementArea', {
  send: 'query',
  about: 'Whether the tab Organisation is shown.',
  request: v.object({}),
  response: v.boolean(),
})

/** Searches all leads that the user may see, by name, credit code or address. */
export const findClue = post('/findClue', {
  about: 'Search over all leads that I may see: name, credit code, address.',
  request: paged({ keyword: v.string() }),
  response: listOf(leadSchema),
})
