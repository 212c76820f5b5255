import { listInView } from './inView'
import type { MapPoint, MapWindow } from './types'

const window: MapWindow = {
  center: { lng: 113, lat: 23 },
  zoom: 14,
  bounds: { west: 112.9, south: 22.9, east: 113.1, north: 23.1 },
}
const point = (id: string, lng: number, lat = 23): MapPoint => ({
  id,
  label: id,
  kind: 'mine',
  stage: 'found',
  lng,
  lat,
})
const ids = (points: readonly MapPoint[]) => listInView(window, points, []).points.map(({ id }) => id)

test('the nearest to the middle comes first, what is outside not at all', () => {
  expect(ids([point('far', 113.05), point('out', 113.2), point('near', 113.01), point('edge', 112.9)])).toEqual([
    'near',
    'far',
    'edge',
  ])
})

test('a degree of longitude is shorter than one of latitude', () => {
  expect(ids([point('north', 113, 23.05), point('east', 113.05)])).toEqual(['east', 'north'])
})

test('thirty are listed, all are counted, those within groups too', () => {
  const many = Array.from({ length: 50 }, (_, index) => point(`${index}`, 113 + (50 - index) / 1000))
  const shares = [1, 1, 0, 0, 0]
  const groups = [
    { lng: 113, lat: 23, count: 12, shares },
    { lng: 114, lat: 23, count: 100, shares },
  ]
  const inView = listInView(window, many, groups)
  expect(inView.total).toBe(62)
  expect(inView.clusters).toEqual(groups.slice(0, 1))
  expect(inView.points.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `${49 - index}`))
})
