import * as v from 'valibot'
import type { Point } from '#base/geo'
import { answer, type SimContext, type SimHandler, type SimKind, type Wire } from '#harness/backend/contract'
import { fieldErrors, refusal, refuseFields, writable } from '#harness/backend/kit'
import { recordId } from '#harness/backend/world'
import { areaToWire, queryAreaData, roofSchema, updateAreaData } from '../api/roof'
import { AREAS_MAX, CORNERS_MAX, type RoofArea, roofEstimate, roofProblems } from '../rules/roof'
import { roofFields } from '../rules/roofFields'
import { aboutLead, isOwned, leads } from './leads'
import { leadKind, type SimLead } from './records'

/** The roofs of leads. */

interface SimRoof {
  readonly clueId: string
  readonly version: number
  readonly tilt?: number | undefined
  readonly areas: readonly RoofArea[]
}

export const roofKind: SimKind<SimRoof> = { name: 'roof', id: ({ clueId }) => clueId }

const roofOf = ({ clueId }: SimLead, { store }: SimContext): SimRoof =>
  store.table(roofKind).get(clueId) ?? { clueId, version: 0, areas: [] }

const viewOf = ({ areas, ...roof }: SimRoof) => ({ ...roof, polygons: areas.map(areaToWire) })

/** Peak output of a lead's roof as it was drawn; undefined without a drawing. kWp */
export function drawnPeak(lead: SimLead, context: SimContext): number | undefined {
  const { areas } = roofOf(lead, context)
  return areas.length > 0 ? roofEstimate(areas).peak : undefined
}

function update(wire: Wire, context: SimContext) {
  const { store } = context
  const lead = writable(leads, 'lead.edit', wire.clueId, context, isOwned)
  const before = roofOf(lead, context)
  if (Number(wire.version) !== before.version) throw refusal(4009, viewOf(before))
  const sent = v.safeParse(roofSchema, wire)
  if (!sent.success) throw refusal(4000, { fields: { polygons: 'invalid' } })
  const { areas, tilt } = sent.output
  const [problem] = roofProblems(areas).values()
  const isTooMuch = areas.length > AREAS_MAX || areas.some(({ ring }) => ring.length > CORNERS_MAX)
  refuseFields({
    polygons: isTooMuch ? 'most' : problem,
    ...fieldErrors({ tilt: roofFields.table.tilt }, { tilt }),
  })
  const roof: SimRoof = { clueId: lead.clueId, version: before.version + 1, areas, tilt }
  store.table(roofKind).put(roof)
  // The figure is no edit of the lead, so its version does not change.
  const { roof: _, ...potential } = lead.potential ?? {}
  const { net } = roofEstimate(areas)
  store.table(leadKind).put({ ...lead, potential: { ...potential, ...(net > 0 && { roof: net }) } })
  return viewOf(roof)
}

export const roofHandlers: readonly SimHandler[] = [
  aboutLead(queryAreaData, (lead, context) => viewOf(roofOf(lead, context))),
  answer(updateAreaData, update),
]

/** A rectangle around a point; m east to west and north to south. */
function rectangle({ lng, lat }: Point, width: number, height: number): Point[] {
  const degree = (Math.PI / 180) * 6_371_008.8
  const [x, y] = [width / 2 / (degree * Math.cos((lat * Math.PI) / 180)), height / 2 / degree]
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return corners.map(([east, north]) => ({ lng: lng + east * x, lat: lat + north * y }))
}

/** Lead 1 has a metal roof of 155 m × 80 m, which are its 12,400 m². */
export function seedRoofs(all: readonly SimLead[]): SimRoof[] {
  return all.flatMap(({ clueId, point }) => {
    if (clueId !== recordId('L', 1) || !point) return []
    const areas: RoofArea[] = [{ id: 'A-1', kind: 'roof', roofKind: 'metal', ring: rectangle(point, 155, 80) }]
    return [{ clueId, version: 1, tilt: 10, areas }]
  })
}
