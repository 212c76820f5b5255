import { asDay, type Day } from '#base/calendar'
import { startTexts, text } from '#platform/i18n'
import { exceptionOf, mondayOf, weekdayWord } from './dayWords'
import { choices, chooseDay, neighbour, periodOf, periodText } from './period'

beforeAll(() => startTexts())

const on = (words: string): Day => {
  const day = asDay(words)
  if (!day) throw new Error(`${words} is no day`)
  return day
}
const named = (
  kind: 'year' | 'month' | 'fortnight' | 'range',
  from: string,
  to: string,
  language: 'en' | 'zh-CN' = 'en',
) => periodText(kind, [on(from), on(to)], (key, values) => text(key, values, 'app'), language)

describe('periods', () => {
  test.each([
    ['year', '2026-11-20', '2026-01-01', '2026-12-31'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['fortnight', '2026-11-20', '2026-11-09', '2026-11-22'],
  ] as const)('the %s that holds %s', (kind, day, from, to) => {
    expect(periodOf(kind, on(day))).toEqual([from, to])
  })

  test.each([
    ['year', '2026-01-01', '2027-01-01', '2025-01-01'],
    ['month', '2026-01-01', '2026-02-01', '2025-12-01'],
    ['fortnight', '2026-12-21', '2027-01-04', '2026-12-07'],
  ] as const)('after and before a %s', (kind, day, after, before) => {
    const period = periodOf(kind, on(day))
    expect([neighbour(kind, period, 1)[0], neighbour(kind, period, -1)[0]]).toEqual([after, before])
  })

  it('are offered by year: twelve months, and the fortnights that begin in it', () => {
    expect(choices('month', 2026, on('2026-11-20')).map(([from]) => from)).toHaveLength(12)
    const fortnights = choices('fortnight', 2026, on('2026-11-20')).map(([from]) => from)
    expect([fortnights[0], fortnights.length, fortnights.at(-1)]).toEqual(['2026-01-05', 26, '2026-12-21'])
    expect(choices('year', 2026, on('2026-11-20')).map(([from]) => from.slice(0, 4))).toEqual([
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
    ])
  })

  it('have names', () => {
    expect([
      named('year', '2026-01-01', '2026-12-31'),
      named('month', '2026-11-01', '2026-11-30'),
      named('month', '2026-11-01', '2026-11-30', 'zh-CN'),
      named('fortnight', '2026-11-09', '2026-11-22'),
      named('range', '2026-11-20', '2026-11-20'),
      named('range', '2026-10-29', '2026-11-03'),
      named('range', '2026-12-21', '2027-01-03'),
      named('range', '2026-10-29', '2026-11-03', 'zh-CN'),
    ]).toEqual([
      '2026',
      'Nov 2026',
      '2026-11',
      'P23 · 9–22 Nov 2026',
      '20 Nov 2026',
      '29 Oct – 3 Nov 2026',
      '21 Dec 2026 – 3 Jan 2027',
      '2026-10-29 – 11-03',
    ])
  })
})

describe('choosing days', () => {
  const first = chooseDay(undefined, on('2026-11-10'), 7)

  it('the first tap begins, the second ends, the third begins anew', () => {
    const second = chooseDay(first, on('2026-11-12'), 7)
    expect([first, second]).toEqual([
      { from: '2026-11-10', to: undefined, isCut: false },
      { from: '2026-11-10', to: '2026-11-12', isCut: false },
    ])
    expect(chooseDay(second, on('2026-11-20'), 7)).toEqual({ from: '2026-11-20', to: undefined, isCut: false })
  })

  it('an earlier day begins anew; the same day is a range of one', () => {
    expect(chooseDay(first, on('2026-11-09'), 7)).toEqual({ from: '2026-11-09', to: undefined, isCut: false })
    expect(chooseDay(first, on('2026-11-10'), 7)).toMatchObject({ to: '2026-11-10', isCut: false })
  })

  it('as many days as allowed, both ends counted; more are cut', () => {
    expect(chooseDay(first, on('2026-11-16'), 7)).toMatchObject({ to: '2026-11-16', isCut: false })
    expect(chooseDay(first, on('2026-11-17'), 7)).toMatchObject({ to: '2026-11-16', isCut: true })
    expect(chooseDay(first, on('2030-01-01'), undefined)).toMatchObject({ to: '2030-01-01', isCut: false })
  })
})

test('holidays in the week and worked weekends are told, plain ones are not', () => {
  expect(
    ['2026-10-01', '2026-10-03', '2026-10-10', '2026-11-20', '2026-11-21'].map((day) => exceptionOf(on(day))),
  ).toEqual(['off', undefined, 'work', undefined, undefined])
})

test('weeks begin on Monday', () => {
  expect([mondayOf(on('2026-11-22')), mondayOf(on('2026-11-16'))]).toEqual(['2026-11-16', '2026-11-16'])
})

test('columns of a week have one sign in Chinese, the short name in English', () => {
  const week = ['2026-11-16', '2026-11-22'].map(on)
  expect(week.map((day) => weekdayWord(day, 'zh-CN'))).toEqual(['一', '日'])
  expect(week.map((day) => weekdayWord(day, 'en'))).toEqual(['Mon', 'Sun'])
})
