import type { Day } from '#base/calendar'
import { doneOf, excusedBy, excusedDays, isEditable, isLateReport, manHours, missingDays, siteFigures } from './site'

const TODAY = '2026-11-20' as Day
const quantity = (code: string, total: number, weight: number, planned: number) => {
  return {
    code,
    total,
    weight,
    plan: [['2026-11-01', planned] as [Day, number], ['2026-12-31', total] as [Day, number]],
  }
}
/** PJ-2 of the domain page. */
const QUANTITIES = [
  quantity('foundation', 640, 20, 640),
  quantity('frame', 12.8, 30, 12.8),
  quantity('modules', 5200, 40, 3120),
  quantity('cable', 18, 10, 6),
]

test('PJ-2: 53.0 against 77.3 %, index 0.69', () => {
  const done = doneOf([
    {
      quantities: [
        { code: 'foundation', done: 600 },
        { code: 'frame', done: 8.96 },
      ],
    },
    {
      quantities: [
        { code: 'foundation', done: 40 },
        { code: 'modules', done: 1560 },
      ],
    },
  ])
  const { actual, planned, index } = siteFigures(QUANTITIES, done, TODAY)
  expect(actual).toBeCloseTo(53, 6)
  expect(planned).toBeCloseTo(77.33, 2)
  expect(index).toBeCloseTo(0.69, 2)
})

test('more than the total counts as the total; before anything is planned there is no index', () => {
  const over = siteFigures(QUANTITIES, new Map([['foundation', 700]]), '2026-10-01' as Day)
  expect(over.actual).toBeCloseTo(20, 6)
  expect(over.index).toBeUndefined()
})

test('stops of 5, 9 and 3 hours excuse 1.5 of 6 days', () => {
  expect([5, 9, 3].map(excusedDays)).toEqual([0.5, 1, 0])
  expect([3.9, 4, 7.9, 8].map(excusedDays)).toEqual([0, 0.5, 0.5, 1])
  expect(6 - excusedBy([{ stopHours: 5 }, { stopHours: 9 }, { stopHours: 3 }])).toBe(4.5)
})

test('12 × 9 and 4 × 10 are 148 man-hours', () => {
  expect(
    manHours([
      { heads: 12, hours: 9 },
      { heads: 4, hours: 10 },
    ]),
  ).toBe(148)
})

test('a report can be edited up to noon of the next day, and is late afterwards', () => {
  const noon = new Date('2026-11-21T12:00:00+08:00')
  expect(isEditable(TODAY, noon)).toBe(true)
  expect(isLateReport(TODAY, noon)).toBe(false)
  expect(isLateReport(TODAY, new Date(noon.getTime() + 1))).toBe(true)
})

test('working days without a report are missing; today from 20:00', () => {
  const filed = new Set(['2026-11-17', '2026-11-19'])
  const start = '2026-11-16' as Day
  expect(missingDays(filed, start, new Date('2026-11-20T19:59:00+08:00'))).toEqual(['2026-11-18', '2026-11-16'])
  expect(missingDays(filed, start, new Date('2026-11-20T20:00:00+08:00'))).toEqual([
    '2026-11-20',
    '2026-11-18',
    '2026-11-16',
  ])
  // A weekend is none.
  expect(missingDays(new Set(['2026-11-20']), TODAY, new Date('2026-11-22T21:00:00+08:00'))).toEqual([])
})

test('of the last 30 days the first one is missing, the day before it is not', () => {
  // 22 and 21 October are a Thursday and a Wednesday.
  const missing = missingDays(new Set(), '2026-07-20' as Day, new Date('2026-11-20T20:00:00+08:00'))
  expect([missing[0], missing[missing.length - 1]]).toEqual(['2026-11-20', '2026-10-22'])
})

test('none is missing of a day at whose 20:00 the site was paused, or not begun', () => {
  const start = '2026-11-16' as Day
  const now = new Date('2026-11-20T20:00:00+08:00')
  const missing = (...changes: readonly (readonly [at: string, state: string])[]) =>
    missingDays(
      new Set(),
      start,
      now,
      changes.map(([at, state]) => ({ at: new Date(`2026-11-${at}:00+08:00`), state })),
    ).map((day) => day.slice(-2))
  expect(missing()).toEqual(['20', '19', '18', '17', '16'])
  expect(missing(['17T20:00', 'paused'], ['19T20:00', 'running'])).toEqual(['20', '19', '16'])
  expect(missing(['17T20:01', 'paused'], ['19T20:01', 'running'])).toEqual(['20', '17', '16'])
  expect(missing(['18T09:00', 'running'])).toEqual(['20', '19', '18'])
})
