import * as v from 'valibot'
import { coded, listOf, many, maybe, renamed, text } from '#base/wire'
import { callsOf, paged } from '#platform/http'
import { DUE, leadFilters } from '../rules/filters'
import { leadIdSchema, stageCodes, stateCodes } from '../rules/vocabulary'
import { leadDetailSchema, leadSchema } from './lead'
import { filtersOf } from './lists'
import { byStage, get, pointSchema, positionEntries, post } from './shared'

/** Calls of the lead map, and of the place of a lead (domain/gaps.md 'leads'). Points are GCJ-02. */

export const boundsSchema = v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })

const queryEntries = {
  ...leadFilters.entries,
  /** Which leads: mine, the public pool, those of the organisation; without it all that I may see. `own` is ours. */
  type: v.optional(v.picklist(['own', 'pool', 'org'])),
  ...positionEntries,
}
export type MapQuery = v.InferOutput<v.ObjectSchema<typeof queryEntries, undefined>>

/** The wire form of the filters is that of the lists, in an object of their own. */
const placed = <Q extends MapQuery & { readonly bounds?: object | undefined; readonly zoom?: number }>({
  bounds,
  zoom,
  ...query
}: Q) => ({ bounds, zoom, filters: filtersOf(query) })

const clusterSchema = v.object({
  point: pointSchema,
  count: v.number(),
  stages: byStage,
  /** Id of a lead outside a cluster; the fields below are ours and determine its marker. */
  clueId: maybe(leadIdSchema),
  name: text,
  nameEn: text,
  stage: maybe(coded(stageCodes)),
  state: maybe(coded(stateCodes)),
  mine: maybe(v.boolean()),
  due: maybe(coded(DUE)),
})
/** A lead on the map, or a cluster of leads by the server. */
export type MapEntry = v.InferOutput<typeof clusterSchema>

export const getClueListForMapAggregated = callsOf('/api/clue', 'crm').post('/getClueListForMapAggregated', {
  about: 'Leads in the bounds of a map, drawn together as its zoom needs it.',
  request: v.pipe(v.object({ ...queryEntries, bounds: boundsSchema, zoom: v.number() }), v.transform(placed)),
  response: v.array(clusterSchema),
})

/** One page of the leads in the bounds of a map; each with its place. */
export const getClueListForMapPage = post('/getClueListForMapPage', {
  about: 'One page of the leads in the bounds of a map.',
  request: v.pipe(
    paged({ ...queryEntries, bounds: v.optional(boundsSchema) }),
    v.transform(({ pageNum, pageSize, ...query }) => ({ ...placed(query), pageNum, pageSize })),
  ),
  response: listOf(v.intersect([leadSchema, v.object({ point: maybe(pointSchema) })])),
})

export const getClueListForMapCount = post('/getClueListForMapCount', {
  about: 'How many leads there are in the bounds of a map, by stage; without bounds, everywhere.',
  request: v.pipe(v.object({ ...queryEntries, bounds: v.optional(boundsSchema) }), v.transform(placed)),
  response: v.object({ total: v.number(), byStage }),
})

/** The address of a place, '' if there is none, and names of places nearby. */
const addressSchema = v.object({ address: v.string(), areaCode: text, names: many(v.string()) })
export type PlaceAddress = v.InferOutput<typeof addressSchema>

export const getQueryAddress = get('/getQueryAddress', {
  about: 'The address of a place, and names of what is near it.',
  request: pointSchema,
  response: addressSchema,
})

/** A move: sent with the version, taken back with `updateClue`. */
export const changeClueAddress = post('/changeClueAddress', {
  about: 'Marks where a lead is: its point and address.',
  request: renamed(
    { id: leadIdSchema, version: v.number(), address: v.string(), point: pointSchema },
    { id: 'clueId' },
  ),
  response: leadDetailSchema,
})
