import * as v from 'valibot'
import { many, maybe, renamed } from '#base/wire'
import { callsOf } from '#platform/http'
import { type RoofArea, roofArea } from '../rules/roof'
import { leadIdSchema } from '../rules/vocabulary'
import { ofLead } from './shared'

/** Calls for the roof of a lead (domain/gaps.md 'leads'). The wire form of a ring is `[[lng, lat], …]`. */

const areaSchema = v.pipe(
  v.object({
    ...roofArea.entries,
    ring: v.array(v.strictTuple([v.number(), v.number()])),
    // An area of a kind that this version does not know carries no panels; a roof of such a kind yields least.
    kind: v.fallback(roofArea.entries.kind, 'exclusion'),
    roofKind: v.fallback(v.optional(roofArea.entries.roofKind, 'metal'), 'flat'),
  }),
  v.transform(({ ring, ...rest }): RoofArea => ({ ...rest, ring: ring.map(([lng, lat]) => ({ lng, lat })) })),
)

/** In responses, and in a refusal with code 4009. */
export const roofSchema = renamed(
  { clueId: leadIdSchema, polygons: many(areaSchema), tilt: maybe(v.number()), version: v.number() },
  { clueId: 'id', polygons: 'areas' },
)
/** The roof of a lead; `tilt` in degrees. Version 0: nothing was drawn yet. */
export type Roof = v.InferOutput<typeof roofSchema>

const { get, post } = callsOf('/AIEarthBusController', 'crm')

export const queryAreaData = get('/queryAreaData', {
  about: 'The roof of a lead as it was drawn.',
  request: ofLead,
  response: roofSchema,
})

/** Wire form of a drawn area. */
export const areaToWire = ({ ring, ...rest }: RoofArea) => ({ ...rest, ring: ring.map(({ lng, lat }) => [lng, lat]) })

export const updateAreaData = post('/updateAreaData', {
  about: 'Saves the roof of a lead; its net area becomes the lead’s PV potential.',
  request: renamed(
    {
      id: leadIdSchema,
      version: v.number(),
      areas: v.array(v.pipe(roofArea, v.transform(areaToWire))),
      tilt: v.optional(v.number()),
    },
    { id: 'clueId', areas: 'polygons' },
  ),
  response: roofSchema,
})
