import { distanceBetween, type Point } from '#base/geo'
import { groupedBy } from './memo'

/** A record with its position. */
interface Placed<T> {
  readonly record: T
  readonly point: Point
}

/** Records that have a position. */
export function placed<T extends { readonly point?: Point }>(records: Iterable<T>): Placed<T>[] {
  return [...records].flatMap((record) => (record.point ? [{ record, point: record.point }] : []))
}

/** Records within a distance from a point, nearest first. m */
export function nearest<T extends { readonly point?: Point }>(
  records: Iterable<T>,
  from: Point,
  most = Number.POSITIVE_INFINITY,
) {
  return placed(records)
    .map(({ record, point }) => ({ record, distance: distanceBetween(from, point) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
}

/** From this zoom on records are not clustered. */
const ALONE_FROM = 16
/** Size of the squares whose records form a cluster. px of the map */
const SQUARE = 72
/** Size of the ring of a cluster. px of the map */
const RING = 64
/** Maximum number of records of a square that are not clustered. */
const FEW = 2

/** Position on the world map at a zoom. px */
function pixelOf({ lng, lat }: Point, zoom: number): readonly [number, number] {
  const world = 256 * 2 ** zoom
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [((lng + 180) / 360) * world, (0.5 - y / (2 * Math.PI)) * world]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const middleOf = (members: readonly Placed<unknown>[]): Point => ({
  lng: mean(members.map(({ point }) => point.lng)),
  lat: mean(members.map(({ point }) => point.lat)),
})

const six = (value: number) => Math.round(value * 1e6) / 1e6

/** A marker of a map: one record, or a cluster with its centre. */
export interface Mark<T> {
  readonly point: Point
  readonly records: readonly [T, ...T[]]
}

const alone = <T>({ record, point }: Placed<T>): Mark<T> => ({ point, records: [record] })

/** The markers of a map at a zoom: records close to each other form a cluster, unless they are few. */
export function marksOf<T extends { readonly point?: Point }>(records: readonly T[], zoom: number): Mark<T>[] {
  const all = placed(records)
  if (zoom >= ALONE_FROM) return all.map(alone)
  const squares = groupedBy(all, ({ point }) => {
    const [x, y] = pixelOf(point, zoom)
    return `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`
  })
  return apart([...squares.values()], zoom).flatMap((group) => {
    const [first, ...rest] = group
    if (!first || group.length <= FEW) return group.map(alone)
    const { lng, lat } = middleOf(group)
    return [{ point: { lng: six(lng), lat: six(lat) }, records: [first.record, ...rest.map(({ record }) => record)] }]
  })
}

/** Merges clusters whose rings would overlap; the largest first. */
function apart<T>(squares: readonly Placed<T>[][], zoom: number): Placed<T>[][] {
  const groups: { readonly x: number; readonly y: number; readonly members: Placed<T>[] }[] = []
  for (const square of [...squares].sort((a, b) => b.length - a.length)) {
    const [x, y] = pixelOf(middleOf(square), zoom)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < RING)
    if (near) near.members.push(...square)
    else groups.push({ x, y, members: [...square] })
  }
  return groups.map(({ members }) => members)
}
