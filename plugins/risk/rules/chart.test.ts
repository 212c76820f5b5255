import { asDay, type Day, days } from '#base/calendar'
import { METERED } from '#harness/backend/world'
import { dayTypeOf, type Reading } from './band'
import { chartPoints } from './chart'

const day = (text: string) => asDay(text) as Day
const READINGS: Reading[] = METERED.volumes.map((volume, index) => {
  const at = days.add(day(METERED.from), index)
  return { day: at, volume, type: dayTypeOf(at) }
})

test('days are shown from four weeks before a warning on, with their bands where there is a history', () => {
  const points = chartPoints(READINGS, 'day', day('2026-10-26'))
  expect([points[0]?.day, points[points.length - 1]?.day]).toEqual(['2026-09-28', '2026-11-02'])
  const target = points.find((point) => point.day === '2026-10-26')
  expect(target).toMatchObject({ actual: 8600, expected: 12_130 })
  expect(points[0]?.expected).toBeUndefined()
})

test('the first of the holidays running is marked, and excluded days', () => {
  const excluded = READINGS.map((reading) => ({ ...reading, excluded: reading.day === '2026-10-14' }))
  const marks = chartPoints(excluded, 'day', day('2026-10-26')).flatMap(({ day: at, mark }) =>
    mark ? [[at, mark]] : [],
  )
  expect(marks).toEqual([
    ['2026-10-01', 'holiday'],
    ['2026-10-14', 'excluded'],
  ])
})

test('weeks and months end soon after those of a warning that is long ago', () => {
  const later = days.add(day('2026-11-02'), 120)
  const readings = Array.from({ length: 300 }, (_, index): Reading => {
    const at = days.add(later, index - 299)
    return { day: at, volume: 12_000, type: dayTypeOf(at) }
  })
  const lastOf = (granularity: 'week' | 'month') => chartPoints(readings, granularity, day('2026-10-26')).at(-1)?.day
  expect([lastOf('week'), lastOf('month')]).toEqual(['2026-11-09', '2026-11-01'])
})

test('weeks begin on Monday and months with their first day; those without a history have no band', () => {
  const weeks = chartPoints(READINGS, 'week', day('2026-10-26'))
  expect(weeks).toHaveLength(10)
  expect(weeks[9]).toMatchObject({ day: '2026-10-26', actual: 8600 + 8400 + 8500 + 8900 + 9600 + 9720 + 8243 })
  expect(weeks[9]?.low).toBeLessThan(weeks[9]?.expected ?? 0)
  expect(weeks[0]).toEqual({ day: '2026-08-24', actual: null })
  const months = chartPoints(READINGS, 'month', day('2026-10-26'))
  expect(months.map((point) => point.day)).toEqual(['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'])
  // The readings begin in September: too few days for a band, but their sum is known.
  const september = months[2]
  expect(september?.low).toBeUndefined()
  const read = READINGS.filter(({ day: at }) => at < '2026-10-01').reduce((sum, { volume }) => sum + (volume ?? 0), 0)
  expect(september?.actual).toBe(read)
})
