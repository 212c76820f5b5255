import * as v from 'valibot'
import { call, paged } from '#src/http'
import { coded, listOf, many, maybe, text } from '#src/wire'
import { DUE, type LeadFilter, leadFilters } from '../rules/filters'
import { leadIdSchema, stageCodes, stateCodes } from '../rules/vocabulary'
import { leadDetailSchema, leadSchema } from './lead'
import { CLUE } from './shared'

/** Calls of the lead map, and of the place of a lead (domain/gaps.md 'leads'). Points are GCJ-02. */

export const pointSchema = v.object({ lng: v.number(), lat: v.number() })
const boundsSchema = v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })

/** Which leads: mine, the public pool, those of the organisation; without it all that I may see. `own` is ours. */
const TYPES = ['own', 'pool', 'org'] as const

const queryEntries = {
  ...leadFilters.entries,
  type: v.optional(v.picklist(TYPES)),
  /** Position of the user, for the radius, distances and the sort order 'distance'. */
  lng: v.optional(v.number()),
  lat: v.optional(v.number()),
}
type Query = v.InferOutput<v.ObjectSchema<typeof queryEntries, undefined>>
export type MapQuery = Query

/** The filters travel as in the lists, as an object of their own. */
function filtersOf({ type, lng, lat, ...filter }: Query) {
  const position = lng === undefined || lat === undefined ? {} : { lng, lat }
  return { ...leadFilters.toWire(filter as LeadFilter), ...(type && { type }), ...position }
}

const clusterSchema = v.object({
  point: pointSchema,
  count: v.number(),
  /** Number of leads by stage. */
  stages: v.pipe(v.array(v.number()), v.length(5)),
  /** Of a lead that stands alone; what follows is ours and lets the map draw its mark. */
  clueId: maybe(leadIdSchema),
  name: text,
  nameEn: text,
  stage: maybe(coded(stageCodes)),
  state: maybe(coded(stateCodes)),
  mine: maybe(v.boolean()),
  due: maybe(coded(DUE)),
})
/** A lead on the map, or leads that the server has drawn together. */
export type MapEntry = v.InferOutput<typeof clusterSchema>

export const getClueListForMapAggregated = call({
  host: 'crm',
  method: 'POST',
  path: '/api/clue/getClueListForMapAggregated',
  send: 'json',
  about: 'Leads in the bounds of a map, drawn together as its zoom needs it.',
  request: v.pipe(
    v.object({ ...queryEntries, bounds: boundsSchema, zoom: v.number() }),
    v.transform(({ bounds, zoom, ...query }) => ({ bounds, zoom, filters: filtersOf(query) })),
  ),
  response: v.array(clusterSchema),
})

/** One page of the leads in the bounds of a map; each with its place. */
export const getClueListForMapPage = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}getClueListForMapPage`,
  send: 'json',
  about: 'One page of the leads in the bounds of a map.',
  request: v.pipe(
    paged({ ...queryEntries, bounds: v.optional(boundsSchema) }),
    v.transform(({ bounds, pageNum, pageSize, ...query }) => ({
      bounds,
      filters: filtersOf(query),
      pageNum,
      pageSize,
    })),
  ),
  response: listOf(v.intersect([leadSchema, v.object({ point: maybe(pointSchema) })])),
})

export const getClueListForMapCount = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}getClueListForMapCount`,
  send: 'json',
  about: 'How many leads there are in the bounds of a map, by stage; without bounds, everywhere.',
  request: v.pipe(
    v.object({ ...queryEntries, bounds: v.optional(boundsSchema) }),
    v.transform(({ bounds, ...query }) => ({ bounds, filters: filtersOf(query) })),
  ),
  response: v.object({ total: v.number(), byStage: v.pipe(v.array(v.number()), v.length(5)) }),
})

/** The address of a place, '' if there is none, and names of what is near it. */
const addressSchema = v.object({ address: v.string(), areaCode: text, names: many(v.string()) })
export type PlaceAddress = v.InferOutput<typeof addressSchema>

export const getQueryAddress = call({
  host: 'cm',
  method: 'GET',
  path: `${CLUE}getQueryAddress`,
  send: 'query',
  about: 'The address of a place, and names of what is near it.',
  request: pointSchema,
  response: addressSchema,
})

/** A move: sent with the version, taken back with `updateClue`. */
export const changeClueAddress = call({
  host: 'cm',
  method: 'POST',
  path: `${CLUE}changeClueAddress`,
  send: 'json',
  about: 'Marks where a lead is: its point and address.',
  request: v.pipe(
    v.object({ id: leadIdSchema, version: v.number(), address: v.string(), point: pointSchema }),
    v.transform(({ id, ...rest }) => ({ clueId: id, ...rest })),
  ),
  response: leadDetailSchema,
})
