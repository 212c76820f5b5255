import { distanceBetween } from '#base/geo'
import { type CheckInFacts, countsAlone, dwellMinutes, signalsOf, speedBetween, zoneOf } from './checkIn'

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`)
const point = { lng: 113.08, lat: 23.01 }
const good: CheckInFacts = {
  point,
  accuracy: 12,
  fixAt: at('14:32:10'),
  deviceAt: at('14:32:20'),
  serverAt: at('14:32:21'),
  distance: 61,
  earlier: [],
}
const signals = (change: Partial<CheckInFacts>) => signalsOf({ ...good, ...change })
/** A check-in so many m north of the point, so many minutes before. */
const before = (metres: number, minutes: number) => ({
  point: { lng: point.lng, lat: point.lat + metres / 111_195 },
  at: new Date(good.deviceAt.getTime() - minutes * 60_000),
})

test('a fresh, exact position inside the zone has no signal', () => {
  expect(Math.round(distanceBetween(point, { lng: 113.0805, lat: 23.0103 }))).toBe(61)
  expect(signals({})).toEqual([])
})

test.each([
  [100, 12, 'inside', []],
  [100.1, 12, 'edge', ['edge']],
  [112, 12, 'edge', ['edge']],
  [112.1, 12, 'outside', ['outside']],
  [250, 300, 'outside', ['poor-accuracy', 'outside']],
  [199, 300, 'edge', ['poor-accuracy', 'edge']],
] as const)('at %s m with an accuracy of %s m: %s', (distance, accuracy, zone, expected) => {
  expect(zoneOf(distance, accuracy)).toBe(zone)
  expect(signals({ distance, accuracy })).toEqual(expected)
})

test('a position without accuracy is told, and nothing is allowed for', () => {
  expect(signals({ accuracy: undefined })).toEqual(['no-accuracy'])
  expect(signals({ accuracy: undefined, distance: 101 })).toEqual(['no-accuracy', 'outside'])
})

test('a site without a place has no zone', () => {
  expect(signals({ distance: undefined })).toEqual([])
})

test('a position of more than 30 s is old', () => {
  expect(signals({ fixAt: at('14:31:50') })).toEqual([])
  expect(signals({ fixAt: at('14:31:49') })).toEqual(['old-fix'])
})

test('24.6 km in 8 minutes are 185 km/h, which nobody travels', () => {
  const last = before(24_600, 8)
  expect(Math.round(speedBetween(last, { point, at: good.deviceAt }))).toBe(185)
  expect(signals({ earlier: [last] })).toEqual(['jump'])
  expect(signals({ earlier: [before(24_600, 13)] })).toEqual([])
})

test('a jump of up to 1 km is inaccuracy', () => {
  expect(signals({ earlier: [before(990, 0.1)] })).toEqual([])
  expect(signals({ earlier: [before(1010, 0)] })).toEqual(['jump'])
})

test('the same six decimals for the third time among twenty', () => {
  const same = { point, at: at('08:00:00') }
  const other = { point: { lng: 113.080001, lat: 23.01 }, at: at('08:00:00') }
  expect(signals({ earlier: [same, other] })).toEqual([])
  expect(signals({ earlier: [same, other, same] })).toEqual(['same-point'])
  const others = Array.from({ length: 18 }, () => other)
  expect(signals({ earlier: [same, ...others, same] })).toEqual([])
})

test('a mocked position, and a clock that is ahead of server or satellites', () => {
  expect(signals({ mock: true })).toEqual(['mock'])
  expect(signals({ serverAt: at('14:30:20') })).toEqual([])
  expect(signals({ serverAt: at('14:30:00'), fixAt: at('14:30:10') })).toEqual(['old-fix', 'clock'])
  expect(signals({ fixAt: at('14:35:00') })).toEqual(['clock'])
})

test('sent more than five minutes later, it is late; after a day it does not count alone', () => {
  expect(signals({ serverAt: at('14:37:20') })).toEqual([])
  expect(signals({ serverAt: at('14:37:21') })).toEqual(['late'])
  const day = new Date(good.deviceAt.getTime() + 24 * 3_600_000)
  expect(countsAlone(good.deviceAt, day)).toBe(true)
  expect(countsAlone(good.deviceAt, new Date(day.getTime() + 1))).toBe(false)
})

test('dwell time is in whole minutes', () => {
  expect(dwellMinutes(at('14:32:20'), at('15:13:45'))).toBe(41)
  expect(dwellMinutes(at('14:32:20'), new Date('2026-11-21T09:00:00+08:00'))).toBe(1107)
  expect(dwellMinutes(at('14:32:20'), at('14:00:00'))).toBe(0)
})

test.each([
  [61, 12, 'inside'],
  [100, undefined, 'inside'],
  [100.1, undefined, 'outside'],
  [112, 12, 'edge'],
  [112.1, 12, 'outside'],
  [200, 2000, 'edge'],
  [200.1, 2000, 'outside'],
])('%d m away with an accuracy of %s m is %s', (distance, accuracy, zone) => {
  expect(zoneOf(distance, accuracy)).toBe(zone)
})

test('a zone may be of another size', () => {
  expect(zoneOf(280, 10, 300)).toBe('inside')
})
