import type { Language } from '#base/config'
import type { Point, Stop } from '#base/geo'
import type { Named } from '#base/wire'
import type { MapCluster, MapPoint, MapResponse, MarkKind } from '#kit/map'
import { nameIn } from '#platform/i18n'
import type { Lead, MapEntry } from '../../api'
import { whyNow } from '../list/WhyLine'
import { meterOf } from '../words'

/** Markers and clusters of a response of the map. */
export function responseOf(entries: readonly MapEntry[], language: Language): MapResponse {
  const points: MapPoint[] = []
  const clusters: MapCluster[] = []
  for (const entry of entries) {
    const { point, count, stages, clueId: id, name = id, nameEn, stage = 'found' } = entry
    if (id === undefined || name === undefined) clusters.push({ ...point, count, shares: stages })
    else points.push(pointOf({ id, name, nameEn, stage }, point, kindOf(entry), language))
  }
  return { points, clusters }
}

const pointOf = (
  { id, stage, ...named }: Pick<Lead, 'id' | 'stage'> & Named,
  { lng, lat }: Point,
  kind: MarkKind,
  language: Language,
): MapPoint => ({ id, lng, lat, kind, label: nameIn(named, language), stage: meterOf(stage) })

/** The shape of a marker. Due dates show only on the user's own leads. */
function kindOf({ state, mine = true, due }: Partial<Pick<MapEntry, 'state' | 'mine' | 'due'>>): MarkKind {
  if (state === 'discarded') return 'discarded'
  if (state === 'pool') return 'pool'
  if (!mine) return 'others'
  return due === undefined ? 'mine' : 'due'
}

/** A lead that is to be visited. */
export interface LeadStop extends Stop {
  readonly lead: Lead
}

/** The markers, where numbered stops of the route replace those of their leads; includes stops out of view. */
export function withStops(
  points: readonly MapPoint[],
  stops: readonly LeadStop[],
  language: Language,
): readonly MapPoint[] {
  if (stops.length === 0) return points
  const chosen = new Set(stops.map(({ id }) => id))
  const pins = stops.map((stop, index) => ({ ...pointOf(stop.lead, stop, 'route', language), number: index + 1 }))
  return [...points.filter(({ id }) => !chosen.has(id)), ...pins]
}

/** The marker of a lead that is inside a cluster of the map; `me`: login name of the user. */
export function markOf(lead: Lead, point: Point, me: string, language: Language): MapPoint {
  const why = whyNow(lead, new Date())?.kind
  const due = why === 'late' || why === 'today' ? why : undefined
  const mine = lead.owner?.id === me || lead.shared === true
  return pointOf(lead, point, kindOf({ state: lead.state, mine, due }), language)
}
