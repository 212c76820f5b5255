import { type Day, fortnight } from '#base/calendar'
import { changeOf, closedFrom, isOpenAt } from './report'

const at = (text: string) => new Date(`${text}+08:00`)
const period = (day: string) => fortnight.of(day as Day)

describe('report period (domain/risk.md 4)', () => {
  test.each([
    ['2026-11-20', '2026-P23', '2026-11-09', '2026-11-22'],
    ['2026-12-31', '2026-P26', '2026-12-21', '2027-01-03'],
    ['2027-01-04', '2027-P01', '2027-01-04', '2027-01-17'],
  ])('%s is in %s, from %s to %s', (day, id, from, to) => {
    expect(period(day)).toMatchObject({ id, from, to })
  })

  test('a report is due next Monday at noon', () => {
    expect(period('2026-11-20').due).toEqual(at('2026-11-23T12:00'))
  })

  test('23:59 on day 14 belongs to the period, midnight to the next one', () => {
    expect(fortnight.now(at('2026-11-22T23:59')).id).toBe('2026-P23')
    expect(fortnight.now(at('2026-11-23T00:00')).id).toBe('2026-P24')
  })

  test.each([
    ['2026-11-08T23:59', false],
    ['2026-11-09T00:00', true],
    ['2026-11-23T12:00', true],
    ['2026-12-07T11:59', true],
    ['2026-12-07T12:00', false],
  ])('at %s a report of P23 can be written: %s', (now, isOpen) => {
    expect(isOpenAt(period('2026-11-20'), at(now))).toBe(isOpen)
  })

  test('a period closes when the next report is due, over the end of a year too', () => {
    expect(closedFrom(period('2026-12-31'))).toEqual(at('2027-01-18T12:00'))
  })
})

test.each([
  [9, 12, -0.25],
  [7, 3, 4 / 3],
  [0, 0, undefined],
  [5, 0, 'new'],
  [0, 4, -1],
] as const)('%d after %d is a change of %s (domain/risk.md 4)', (now, before, change) => {
  const found = changeOf(now, before)
  if (typeof change === 'number') expect(found).toBeCloseTo(change, 10)
  else expect(found).toBe(change)
})
