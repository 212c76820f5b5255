import fc from 'fast-check'
import { areaOf, distanceBetween, EARTH_RADIUS, type Point } from '#base/geo'
import { type RoofArea, rectangleOf, roofEstimate, roofProblems } from './roof'

/** A point so many metres east and north of 113, 23. */
function at(east: number, north: number): Point {
  const degree = (Math.PI / 180) * EARTH_RADIUS
  return { lng: 113 + east / (degree * Math.cos((23 * Math.PI) / 180)), lat: 23 + north / degree }
}
const rectangle = (east: number, north: number, width: number, height: number) => [
  at(east, north),
  at(east + width, north),
  at(east + width, north + height),
  at(east, north + height),
]
let number = 0
function area(ring: Point[], kind: RoofArea['kind'] = 'roof', roofKind: RoofArea['roofKind'] = 'metal') {
  number += 1
  return { id: `A-${number}`, kind, roofKind, ring }
}
const problemsOf = (...areas: RoofArea[]) => {
  const problems = roofProblems(areas)
  return areas.map(({ id }) => problems.get(id))
}

/** Area of a spherical triangle by its sides (L'Huilier): shares nothing with `areaOf`. m² */
function triangle(a: Point, b: Point, c: Point): number {
  const [x, y, z] = [distanceBetween(b, c), distanceBetween(c, a), distanceBetween(a, b)].map((d) => d / EARTH_RADIUS)
  const s = ((x ?? 0) + (y ?? 0) + (z ?? 0)) / 2
  const tans = [s, s - (x ?? 0), s - (y ?? 0), s - (z ?? 0)].map((part) => Math.tan(part / 2))
  const product = tans.reduce((all, tan) => all * tan, 1)
  return 4 * Math.atan(Math.sqrt(Math.max(0, product))) * EARTH_RADIUS ** 2
}

test('the geodesic area agrees with spherical triangles by their sides', () => {
  const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 10 })
  fc.assert(
    fc.property(angles, fc.integer({ min: 30, max: 500 }), fc.integer({ min: 0, max: 5000 }), (turns, radius, away) => {
      const ring = [...turns]
        .sort((a, b) => a - b)
        .map((turn) => (turn * Math.PI) / 180)
        .map((turn) => at(away + radius * Math.cos(turn), away + radius * Math.sin(turn)))
      const [first, ...rest] = ring
      if (!first) return
      const fan = rest.slice(1).reduce((sum, corner, index) => sum + triangle(first, rest[index] ?? first, corner), 0)
      // Slivers lose digits in the lengths of their sides; the sides of one are great circles, of the other nearly.
      expect(Math.abs(areaOf(ring) - fan)).toBeLessThan(Math.max(1, fan * 1e-4))
    }),
  )
})

describe('yield', () => {
  it('12,400 m² of metal roof give 1,488 kWp and 1,562,400 kWh', () => {
    const ring = rectangle(0, 0, 155, 80)
    expect(Math.round(areaOf(ring) / 10) * 10).toBe(12_400)
    expect(roofEstimate([area(ring)])).toEqual({
      roofs: 12_400,
      excluded: 0,
      net: 12_400,
      peak: 1488,
      energy: 1_562_400,
    })
  })

  it('a flat roof has half of its area usable', () => {
    expect(roofEstimate([area(rectangle(0, 0, 100, 100), 'roof', 'flat')])).toMatchObject({ net: 10_000, peak: 1000 })
  })

  it('what is left out counts by the roof around it', () => {
    const roofs = [area(rectangle(0, 0, 100, 100)), area(rectangle(200, 0, 100, 100), 'roof', 'flat')]
    const light = area(rectangle(210, 10, 20, 50), 'exclusion')
    expect(roofEstimate([...roofs, light])).toMatchObject({ excluded: 1000, net: 19_000, peak: 2100 })
  })

  it('no roof, no yield', () => {
    expect(roofEstimate([])).toEqual({ roofs: 0, excluded: 0, net: 0, peak: 0, energy: 0 })
  })
})

describe('areas that cannot be saved', () => {
  it('fewer than three corners', () => {
    expect(problemsOf(area([at(0, 0), at(10, 0)]))).toEqual(['corners'])
    expect(problemsOf(area([at(0, 0), at(10, 0), at(20, 0)]))).toEqual(['corners'])
  })

  it('a ring that crosses itself', () => {
    expect(problemsOf(area([at(0, 0), at(10, 10), at(20, 0), at(0, 7)]))).toEqual(['crossing'])
  })

  it('an area left out that lies beyond its roof, or across its edge', () => {
    const roof = area(rectangle(0, 0, 50, 50))
    expect(problemsOf(roof, area(rectangle(60, 0, 10, 10), 'exclusion'))).toEqual([undefined, 'outside'])
    expect(problemsOf(roof, area(rectangle(45, 0, 10, 10), 'exclusion'))).toEqual([undefined, 'outside'])
    expect(problemsOf(roof, area(rectangle(40, 0, 10, 10), 'exclusion'))).toEqual([undefined, undefined])
  })

  it('roofs over each other, also the same twice; neighbours with a common edge are fine', () => {
    const roof = () => area(rectangle(0, 0, 50, 50))
    expect(problemsOf(roof(), area(rectangle(25, 25, 50, 50)))).toEqual(['overlap', 'overlap'])
    expect(problemsOf(roof(), area(rectangle(10, 10, 5, 5)))).toEqual(['overlap', 'overlap'])
    expect(problemsOf(roof(), roof())).toEqual(['overlap', 'overlap'])
    expect(problemsOf(roof(), area(rectangle(50, 0, 50, 50)))).toEqual([undefined, undefined])
  })

  it('any simple ring may be saved, whatever way it turns', () => {
    const distances = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(distances, fc.boolean(), (radii, isTurned) => {
        const ring = radii.map((radius, index) => {
          const turn = (2 * Math.PI * index) / radii.length
          return at(radius * Math.cos(turn), radius * Math.sin(turn))
        })
        expect(problemsOf(area(isTurned ? ring.reverse() : ring))).toEqual([undefined])
      }),
    )
  })
})

test('a roof by its length and width has that area, and a second one lies beside the first', () => {
  const around = { lng: 113, lat: 23 }
  const first: RoofArea = { id: 'a', kind: 'roof', roofKind: 'metal', ring: rectangleOf(80, 25, around, []) }
  expect(Math.round(areaOf(first.ring))).toBe(2000)
  const second: RoofArea = { ...first, id: 'b', ring: rectangleOf(40, 40, around, [first]) }
  expect(roofEstimate([first, second]).roofs).toBe(3600)
  expect([...roofProblems([first, second])]).toEqual([])
})
