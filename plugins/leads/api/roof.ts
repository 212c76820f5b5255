import * as v from 'valibot'
import { call } from '#src/http'
import { many, maybe } from '#src/wire'
import { ROOF_KINDS, type RoofArea } from '../rules/roof'
import { leadIdSchema } from '../rules/vocabulary'

/** Calls for the roof of a lead (domain/gaps.md 'leads'). A ring travels as `[[lng, lat], …]`. */

const areaSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(['roof', 'exclusion']),
    ring: v.array(v.strictTuple([v.number(), v.number()])),
    roofKind: v.optional(v.picklist(ROOF_KINDS), 'metal'),
  }),
  v.transform(({ ring, ...rest }): RoofArea => ({ ...rest, ring: ring.map(([lng, lat]) => ({ lng, lat })) })),
)

/** In the answers, and in a refusal with code 4009. */
export const roofSchema = v.pipe(
  v.object({
    clueId: leadIdSchema,
    polygons: many(areaSchema),
    tilt: maybe(v.number()),
    version: v.number(),
  }),
  v.transform(({ clueId, polygons, tilt, version }) => ({ id: clueId, areas: polygons, tilt, version })),
)
/** The roof of a lead; `tilt` in degrees. Version 0: nothing was drawn yet. */
export type Roof = v.InferOutput<typeof roofSchema>

export const queryAreaData = call({
  host: 'crm',
  method: 'GET',
  path: '/AIEarthBusController/queryAreaData',
  send: 'query',
  about: 'The roof of a lead as it was drawn.',
  request: v.pipe(
    v.object({ id: leadIdSchema }),
    v.transform(({ id }) => ({ clueId: id })),
  ),
  response: roofSchema,
})

export const updateAreaData = call({
  host: 'crm',
  method: 'POST',
  path: '/AIEarthBusController/updateAreaData',
  send: 'json',
  about: 'Saves the roof of a lead; its net area becomes the lead’s PV potential.',
  request: v.pipe(
    v.object({
      id: leadIdSchema,
      version: v.number(),
      areas: v.array(v.custom<RoofArea>(() => true)),
      tilt: v.optional(v.number()),
    }),
    v.transform(({ id, version, areas, tilt }) => ({
      clueId: id,
      version,
      tilt,
      polygons: areas.map(({ ring, ...rest }) => ({ ...rest, ring: ring.map(({ lng, lat }) => [lng, lat]) })),
    })),
  ),
  response: roofSchema,
})
