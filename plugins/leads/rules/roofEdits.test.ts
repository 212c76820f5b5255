import type { RoofArea } from './roof'
import { addCorner, freshId, insertCorner, moveCorner, removeArea, removeCorner, snapped } from './roofEdits'

const corner = (lng: number, lat: number) => ({ lng, lat })
const roof: RoofArea = {
  id: 'A-3',
  kind: 'roof',
  roofKind: 'metal',
  ring: [corner(113, 23), corner(113.001, 23), corner(113.001, 23.001)],
}
const other: RoofArea = { ...roof, id: 'A-1', ring: [corner(113.002, 23)] }
const areas = [roof, other]
const ringOf = (result: readonly RoofArea[], id = 'A-3') => result.find((area) => area.id === id)?.ring

test('corners are added, inserted, moved and removed; other areas stay', () => {
  const point = corner(113.5, 23.5)
  expect(ringOf(addCorner(areas, 'A-3', point))).toEqual([...roof.ring, point])
  expect(ringOf(insertCorner(areas, 'A-3', 0, point))).toEqual([roof.ring[0], point, ...roof.ring.slice(1)])
  expect(ringOf(moveCorner(areas, 'A-3', 1, point))).toEqual([roof.ring[0], point, roof.ring[2]])
  expect(ringOf(removeCorner(areas, 'A-3', 0))).toEqual(roof.ring.slice(1))
  expect(addCorner(areas, 'A-3', point)[1]).toBe(other)
})

test('an area goes with its last corner', () => {
  expect(removeCorner(areas, 'A-1', 0)).toEqual([roof])
  expect(removeArea(areas, 'A-3')).toEqual([other])
})

test('a new area has an id that none has', () => {
  expect([freshId([]), freshId(areas)]).toEqual(['A-1', 'A-4'])
})

test('a finger near a corner means the corner, the nearest within reach; a corner does not stick to itself', () => {
  const near = corner(113.001_01, 23)
  expect(snapped(areas, near, 5)).toBe(roof.ring[1])
  expect(snapped(areas, near, 0.5)).toBe(near)
  expect(snapped(areas, near, 5, { id: 'A-3', index: 1 })).toBe(near)
})
