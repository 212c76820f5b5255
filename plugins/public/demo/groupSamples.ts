import type { LoadMap, MapPoint } from '#kit/map'
import { manyPoints } from './mapSamples'

/** Cell size of the grid for clusters. CSS px */
const CELL = 80
/** Zoom level from which records are no longer clustered. */
const ALONE = 16
const WORLD = 256
const STAGES: readonly MapPoint['stage'][] = ['found', 'verified', 'followed', 'opportunity', 'won']

const all = manyPoints(20_000)

/** Clusters 20,000 samples by a grid, as a back end does for `useMapRecords`. */
export const loadGroups: LoadMap = async ({ bounds, zoom }) => {
  const inside = all.filter(
    ({ lng, lat }) => lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north,
  )
  if (zoom >= ALONE) return { points: inside, clusters: [] }
  const cell = (360 / (WORLD * 2 ** zoom)) * CELL
  const cells = new Map<string, MapPoint[]>()
  for (const point of inside) {
    const name = `${Math.floor(point.lng / cell)} ${Math.floor(point.lat / cell)}`
    const group = cells.get(name)
    if (group) group.push(point)
    else cells.set(name, [point])
  }
  const groups = [...cells.values()]
  return {
    points: groups.filter(({ length }) => length === 1).flat(),
    clusters: groups
      .filter(({ length }) => length > 1)
      .map((group) => ({
        lng: mean(group.map(({ lng }) => lng)),
        lat: mean(group.map(({ lat }) => lat)),
        count: group.length,
        shares: STAGES.map((stage) => group.filter((point) => point.stage === stage).length),
      })),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
