import fc from 'fast-check'
import { type Area, MarkTable } from './MarkTable'
import { fromUnit, toUnit, worldSize } from './mercator'
import type { MapPoint, MarkKind } from './types'

const ZOOM = 12
const origin = toUnit({ lng: 113, lat: 23 })
const area: Area = {
  zoom: ZOOM,
  x: origin.x * worldSize(ZOOM),
  y: origin.y * worldSize(ZOOM),
  width: 390,
  height: 600,
}

/** A mark so many px from the area's corner. */
function at(id: string, x: number, y: number, kind: MarkKind = 'mine'): MapPoint {
  const world = worldSize(ZOOM)
  const point = fromUnit({ x: (area.x + x) / world, y: (area.y + y) / world })
  return { id, label: id, stage: 'found', kind, ...(kind === 'route' && { number: 1 }), ...point }
}

const rendered = (points: readonly MapPoint[], part = area) => {
  const table = new MarkTable(points)
  return [...table.visibleIn(part, 1)].map((index) => table.points[index]?.id)
}
const touched = (points: readonly MapPoint[], x: number, y: number) =>
  new MarkTable(points).nearest({ x: area.x + x, y: area.y + y }, ZOOM, 22)?.id

describe('what is drawn', () => {
  test('stands in the area, or reaches into it', () => {
    const points = [at('in', 100, 100), at('rim', -8, 100), at('pin', 100, 640, 'route'), at('far', 800, 100)]
    expect(rendered(points).sort()).toEqual(['in', 'pin', 'rim'])
  })

  test('lies in the order of its kind: the route over due, mine, pool and discarded ones', () => {
    const kinds: readonly MarkKind[] = ['route', 'due', 'mine', 'pool', 'discarded']
    const points = kinds.map((kind, index) => at(kind, 50 + index * 60, 100, kind))
    expect(rendered(points)).toEqual([...kinds].reverse())
  })

  test('is not what lies wholly behind another', () => {
    expect(rendered([at('back', 100, 100), at('front', 100, 100)])).toEqual(['front'])
    expect(rendered([at('gone', 100, 100, 'discarded'), at('mine', 100.4, 100)])).toEqual(['mine'])
    // The corners of the square stand out.
    expect(rendered([at('pool', 100, 100, 'pool'), at('due', 100, 100, 'due')])).toEqual(['pool', 'due'])
  })

  test('is what shows beside another, and a pin in any case', () => {
    expect(rendered([at('back', 100, 100), at('front', 108, 100)])).toEqual(['back', 'front'])
    const pins = [at('first', 100, 100, 'route'), at('second', 100, 100, 'route')]
    expect(rendered(pins)).toEqual(['first', 'second'])
  })

  test('is the same whether the area is drawn whole or in parts', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 389 }), fc.integer({ min: 0, max: 599 }))
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 40, max: 350 }), (places, cut) => {
        const points = places.map(([x, y], index) => at(`${index}`, x, y))
        const whole = rendered(points)
        const parts = [
          rendered(points, { ...area, width: cut }),
          rendered(points, { ...area, x: area.x + cut, width: area.width - cut }),
        ]
        for (const id of whole) expect(parts.some((part) => part.includes(id))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('of ten thousand in one view is what can be seen of them', () => {
    const points = Array.from({ length: 10_000 }, (_, index) =>
      at(`${index}`, (index * 7919) % 390, (index * 104_729) % 600),
    )
    expect(rendered(points).length).toBeLessThan(4_000)
  })
})

describe('what a finger means', () => {
  test('is the nearest mark within 22 px', () => {
    const points = [at('left', 100, 100), at('right', 130, 100)]
    expect(touched(points, 112, 100)).toBe('left')
    expect(touched(points, 118, 100)).toBe('right')
    expect(touched(points, 79, 100)).toBe('left')
    expect(touched(points, 77, 100)).toBeUndefined()
  })

  test('is the one in front where several stand', () => {
    expect(touched([at('due', 100, 100, 'due'), at('mine', 100, 100)], 100, 100)).toBe('due')
  })

  test('is a pin by its head', () => {
    expect(touched([at('pin', 100, 100, 'route')], 100, 70)).toBe('pin')
    expect(touched([at('pin', 100, 100, 'route')], 100, 110)).toBeUndefined()
  })
})
