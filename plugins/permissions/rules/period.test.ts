import type { Day } from '#base/calendar'
import { type Period, periodAfter, periodAgain, periodError, piecesOf } from './period'

const day = (text: string) => text as Day
const TODAY = day('2026-11-20')
const period = (text: string): Period => {
  const [from = '', to = ''] = text.split('…')
  return { from: day(from), to: day(to) }
}
const textOf = ({ from, to }: Period) => `${from}…${to}`

describe('overlap: what is left of an asked period', () => {
  test.each([
    ['have until the end of the year', ['2026-01-01…2026-12-31'], '2026-11-01…2027-06-30', ['2027-01-01…2027-06-30']],
    [
      'have February, ask three months',
      ['2027-02-01…2027-02-28'],
      '2027-01-01…2027-03-31',
      ['2027-01-01…2027-01-31', '2027-03-01…2027-03-31'],
    ],
    ['have it all', ['2026-01-01…2027-12-31'], '2026-12-01…2027-06-30', []],
    ['have exactly it', ['2026-12-01…2027-06-30'], '2026-12-01…2027-06-30', []],
    ['have nothing', [], '2026-12-01…2027-06-30', ['2026-12-01…2027-06-30']],
    ['have the first day', ['2026-11-01…2026-12-01'], '2026-12-01…2026-12-31', ['2026-12-02…2026-12-31']],
    ['have the last day', ['2026-12-31…2027-12-31'], '2026-12-01…2026-12-31', ['2026-12-01…2026-12-30']],
    [
      'have two that overlap, in any order',
      ['2027-01-10…2027-03-01', '2026-12-01…2027-01-15'],
      '2026-12-01…2027-03-31',
      ['2027-03-02…2027-03-31'],
    ],
    [
      'have three, in any order',
      ['2027-01-10…2027-01-20', '2027-03-10…2027-03-20', '2026-12-10…2026-12-20'],
      '2026-12-10…2027-03-20',
      ['2026-12-21…2027-01-09', '2027-01-21…2027-03-09'],
    ],
    ['have all but the last day', ['2026-11-01…2026-12-30'], '2026-12-01…2026-12-31', ['2026-12-31…2026-12-31']],
    ['have what comes later', ['2027-06-01…2027-12-31'], '2026-12-01…2026-12-31', ['2026-12-01…2026-12-31']],
    ['have what is over', ['2025-01-01…2025-12-31'], '2026-12-01…2026-12-31', ['2026-12-01…2026-12-31']],
    ['ask for days that are over', [], '2026-11-01…2026-12-31', ['2026-11-20…2026-12-31']],
  ])('%s', (_name, held, requested, left) => {
    expect(piecesOf(period(requested), held.map(period), TODAY).map(textOf)).toEqual(left)
  })
})

describe('limits of a period', () => {
  test.each([
    ['sales', '2026-12-01…2027-12-01', undefined],
    ['sales', '2026-12-01…2027-12-02', 'period'],
    ['approver', '2026-12-01…2027-06-01', undefined],
    ['approver', '2026-12-01…2027-06-02', 'period'],
    ['sales', '2026-12-02…2026-12-01', 'period'],
    ['sales', '2026-12-01…2026-12-01', undefined],
    ['sales', '2026-11-01…2026-11-20', undefined],
    ['sales', '2026-11-01…2026-11-19', 'past'],
  ])('%s %s: %s', (role, requested, error) => {
    expect(periodError(role, period(requested), TODAY)).toBe(error)
  })
})

test.each([
  ['2026-06-01…2026-08-31', '2026-11-20…2027-02-19'],
  ['2026-12-01…2027-01-31', '2026-12-01…2027-01-31'],
])('apply again: %s becomes %s', (before, again) => {
  expect(textOf(periodAgain(period(before), TODAY))).toBe(again)
})

test.each([
  ['active', 'sales', '2026-11-01…2026-12-31', '2027-01-01…2027-03-02'],
  ['future', 'sales', '2026-12-01…2026-12-31', '2027-01-01…2027-01-31'],
  ['expired', 'sales', '2026-10-01…2026-10-31', '2026-11-20…2026-12-20'],
  ['revoked', 'sales', '2026-10-01…2026-12-31', '2026-11-20…2027-02-19'],
  ['active', 'approver', '2026-01-01…2026-12-31', '2027-01-01…2027-07-02'],
])('what follows a role that is %s: %s %s → %s', (state, roleName, held, after) => {
  expect(textOf(periodAfter({ roleName, state, ...period(held) }, TODAY))).toBe(after)
})
