/** @jest-environment node */

import type { Point } from '#base/geo'
import { addressAt, HERE, pointBeside } from '../world'
import { distanceTo, within } from './distance'
import { fakeArea } from './fakeArea'
import { marksOf, nearest } from './nearby'
import { simulate } from './testing'

interface Site {
  readonly id: string
  readonly point?: Point
}
const site = (id: string, east: number, north: number): Site => ({ id, point: pointBeside(HERE, east, north) })
const lost: Site = { id: 'lost' }
const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id).join(' ')

describe('what is near', () => {
  const all = [site('far', 900, 0), lost, site('near', 0, 100), site('here', 0, 0)]

  test('comes first, and what has no place is not near', () => {
    const found = nearest(all, HERE)
    expect(idsOf(found.map(({ record }) => record))).toBe('here near far')
    expect(found.map(({ distance }) => Math.round(distance / 10) * 10)).toEqual([0, 100, 900])
    expect(idsOf(nearest(all, HERE, 500).map(({ record }) => record))).toBe('here near')
  })

  test('is found by a radius around the position of the request, which has no effect without one', () => {
    const { context, wire } = { context: simulate(fakeArea().dev).context('rep01'), wire: { ...HERE } }
    const found = (radius: string, sent: object) => {
      const test = within<Site>()(radius, context, sent as Record<string, unknown>)
      return test && idsOf(all.filter(test))
    }
    expect(found('500', wire)).toBe('near here')
    expect(found('500', {})).toBe('far lost near here')
    expect(found('wide', wire)).toBeUndefined()
    expect(distanceTo(lost, wire)).toBeUndefined()
    expect(within<Site>().finds?.(site('far', 900, 0), context, wire)).toMatch(/^(899|90[01])$/)
  })
})

describe('marks of a map', () => {
  const street = [site('a', 0, 0), site('b', 10, 0), site('c', 20, 0)]
  const idsAt = (zoom: number, records = [...street, site('d', 60_000, 0), lost]) =>
    marksOf(records, zoom).map(({ records }) => idsOf(records))

  test('those that lie together are one mark, at their middle', () => {
    expect(idsAt(10)).toEqual(['a b c', 'd'])
    const [mark] = marksOf(street, 10)
    expect(mark?.point.lng).toBeCloseTo(pointBeside(HERE, 10, 0).lng, 5)
  })

  test('near, and where they are few, each stands alone at its own point', () => {
    expect(idsAt(16)).toEqual(['a', 'b', 'c', 'd'])
    expect(idsAt(10, street.slice(0, 2))).toEqual(['a', 'b'])
    expect(marksOf(street, 16)[1]?.point).toBe(street[1]?.point)
  })

  test('groups whose rings would cover each other are one, on whichever side of a square they lie', () => {
    const world = 256 * 2 ** 10
    const edge = Math.floor(((HERE.lng + 180) / 360) * (world / 72)) * 72
    const beside = (pixels: number) => ({ lng: ((edge + pixels) / world) * 360 - 180, lat: HERE.lat })
    const around = (pixels: number) => ['a', 'b', 'c'].map((id) => ({ id: `${id}${pixels}`, point: beside(pixels) }))
    expect(idsAt(10, [...around(-10), ...around(10)])).toEqual(['a-10 b-10 c-10 a10 b10 c10'])
    expect(idsAt(10, [...around(-40), ...around(40)])).toEqual(['a-40 b-40 c-40', 'a40 b40 c40'])
  })
})

describe('the address of a point', () => {
  test('is a road of the nearest built-up area, with a number that follows from the point', () => {
    const found = addressAt(HERE)
    expect(found).toMatchObject({ address: expect.stringMatching(/^广东省佛山市.+号$/), areaCode: '440604' })
    expect(addressAt(HERE)).toEqual(found)
  })

  test('far from all of them there is none', () => {
    expect(addressAt(pointBeside(HERE, 200_000, -200_000))).toEqual({ address: '' })
  })
})
