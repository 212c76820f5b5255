import { useMemo } from 'react'
import type { MapCluster, MapPoint, MapWindow } from './types'

/** Rows of the list at most: who wants others goes closer. */
const MOST = 30

export interface InView {
  /** Records in view, those within groups too. */
  readonly total: number
  readonly clusters: readonly MapCluster[]
  /** Nearest to the centre first. */
  readonly points: readonly MapPoint[]
}

/** The records inside a window. */
export function listInView(
  { bounds, center }: MapWindow,
  points: readonly MapPoint[],
  clusters: readonly MapCluster[],
): InView {
  const isInside = ({ lng, lat }: { lng: number; lat: number }) =>
    lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north
  const inside = points.filter(isInside)
  const groups = clusters.filter(isInside)
  // Degrees of longitude are shorter than those of latitude; for an order within one view that is exact enough.
  const width = Math.cos((center.lat * Math.PI) / 180)
  const away = (point: MapPoint) => ((point.lng - center.lng) * width) ** 2 + (point.lat - center.lat) ** 2
  const near: { point: MapPoint; distance: number }[] = []
  for (const point of inside) {
    const distance = away(point)
    const last = near[MOST - 1]
    if (last && distance >= last.distance) continue
    const at = near.findIndex((other) => other.distance > distance)
    near.splice(at < 0 ? near.length : at, 0, { point, distance })
    near.length = Math.min(near.length, MOST)
  }
  return {
    total: inside.length + groups.reduce((sum, { count }) => sum + count, 0),
    clusters: groups.slice(0, MOST),
    points: near.map(({ point }) => point),
  }
}

/** `listInView` as a hook, recomputed when the map stops moving. */
export function useInView(
  window: MapWindow | undefined,
  points: readonly MapPoint[],
  clusters: readonly MapCluster[],
): InView | undefined {
  return useMemo(() => window && listInView(window, points, clusters), [window, points, clusters])
}
