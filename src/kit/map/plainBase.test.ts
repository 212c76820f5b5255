import { namesAt } from './plainBase'
import type { MapDivision } from './types'

const division = (name: string, rank: MapDivision['rank'], lng: number, lat: number): MapDivision => ({
  name,
  rank,
  lng,
  lat,
})
const divisions = [
  division('广东省', 'province', 113.27, 23.13),
  division('佛山市', 'city', 113.12, 23.02),
  division('禅城区', 'district', 113.11, 23.01),
  division('南海区', 'district', 113.14, 23.03),
]
const names = (zoom: number, given: readonly MapDivision[] = divisions) =>
  namesAt(given, zoom, 1).map(({ name }) => name)

test.each([
  [5, ['广东省']],
  [8, ['佛山市']],
  [11, ['佛山市']],
  [14, ['禅城区', '南海区']],
])('at zoom %i stand %j', (zoom, shown) => {
  expect(names(zoom)).toEqual(shown)
})

test('names that would touch give way to the higher rank and to the earlier', () => {
  expect(names(9, [division('South', 'district', 113.1, 23), division('North', 'district', 113.1, 23.001)])).toEqual([
    'South',
  ])
  expect(names(12, [division('South', 'district', 113.1, 23), division('North', 'district', 113.1, 23.1)])).toEqual([
    'South',
    'North',
  ])
})
