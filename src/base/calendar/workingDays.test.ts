import { type Day, days } from './day'
import { fortnight } from './fortnight'
import { workingDays } from './workingDays'

const at = (text: string) => new Date(`${text}+08:00`)
const day = (text: string) => text as Day

test('2026 has 248 working days (domain/permissions.md)', () => {
  let count = 0
  for (let each = day('2026-01-01'); each <= day('2026-12-31'); each = days.add(each, 1))
    if (workingDays.is(each)) count += 1
  expect(count).toBe(248)
})

test.each([
  ['2026-01-04', true],
  ['2026-02-16', false],
  ['2026-02-28', true],
  ['2026-10-07', false],
  ['2026-10-08', true],
  ['2026-11-21', false],
  ['2027-01-01', true],
])('%s is a working day: %s', (text, is) => {
  expect(workingDays.is(day(text))).toBe(is)
})

test('the weekend of a holiday is a holiday, other weekends are not', () => {
  expect(
    ['2026-10-03', '2026-10-04', '2026-10-10', '2026-10-11'].map((each) => workingDays.isHoliday(day(each))),
  ).toEqual([true, true, false, false])
})

test.each([
  ['2026-11-20T14:59', 3, '2026-11-25T18:00'],
  ['2026-11-20T15:00', 3, '2026-11-26T18:00'],
  ['2026-09-30T10:00', 1, '2026-10-08T18:00'],
])('%s plus %d working days is due at %s (domain/risk.md 4)', (now, n, due) => {
  expect(workingDays.due(at(now), n)).toEqual(at(due))
})

test.each([
  ['2026-11-23', '2026-11-24', 1],
  ['2026-10-23', '2026-11-05', 9],
  ['2026-10-23', '2026-10-19', -4],
  ['2026-09-30', '2026-10-08', 1],
])('from %s to %s there are %d working days (domain/schedule.md 3, cost-center.md)', (after, upTo, count) => {
  expect(workingDays.between(day(after), day(upTo))).toBe(count)
})

test('what is moved on from a Friday is at the same time on Monday', () => {
  jest.useFakeTimers({ now: at('2026-11-20T16:00') })
  expect(workingDays.next(at('2026-11-18T14:30'))).toEqual(at('2026-11-23T14:30'))
  jest.useRealTimers()
})

test('the days between two days are those that are working days one by one', () => {
  const all = Array.from({ length: 430 }, (_, n) => days.add(day('2025-12-01'), n))
  for (const after of all.filter((_, n) => n % 11 === 0))
    for (const upTo of all.filter((each, n) => each >= after && n % 3 === 0)) {
      const count = all.filter((each) => each > after && each <= upTo && workingDays.is(each)).length
      expect([after, upTo, workingDays.between(after, upTo)]).toEqual([after, upTo, count])
      expect(workingDays.between(upTo, after)).toBe(0 - count)
    }
})

test('a three-day review from Friday is due on Wednesday (domain/knowledge.md)', () => {
  expect(workingDays.add(day('2026-11-20'), 3)).toBe('2026-11-25')
  expect(workingDays.add(day('2026-11-25'), -3)).toBe('2026-11-20')
  expect(workingDays.add(day('2026-11-21'), 0)).toBe('2026-11-21')
})

describe('periods of the biweekly report (domain/risk.md 4)', () => {
  test.each([
    ['2026-11-20', '2026-P23', '2026-11-09', '2026-11-22'],
    ['2026-12-31', '2026-P26', '2026-12-21', '2027-01-03'],
    ['2027-01-04', '2027-P01', '2027-01-04', '2027-01-17'],
    ['2026-01-05', '2026-P01', '2026-01-05', '2026-01-18'],
  ])('%s is in %s, %s to %s', (text, id, from, to) => {
    expect(fortnight.of(day(text))).toMatchObject({ id, from, to })
  })

  test.each(['2026-P01', '2026-P23', '2026-P26', '2027-P01', '2029-P27'])('%s is found by its id', (id) => {
    expect(fortnight.parse(id)?.id).toBe(id)
  })

  test.each(['2026-P00', '2026-P27', '2026-23', 'P23', ''])('%s is no period', (id) => {
    expect(fortnight.parse(id)).toBeUndefined()
  })

  test('they follow one another over the end of a year', () => {
    const last = fortnight.of(day('2026-12-31'))
    expect(fortnight.before(last).id).toBe('2026-P25')
    expect(fortnight.after(last).id).toBe('2027-P01')
  })

  test('a report is due on the Monday after, at noon', () => {
    expect(fortnight.of(day('2026-11-20')).due).toEqual(at('2026-11-23T12:00'))
  })
})

describe('days are in +08:00', () => {
  test('a moment after 16:00 UTC belongs to the next day', () => {
    expect(days.of(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(days.of(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-20', -12, '2025-11-20'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %d months is %s', (text, n, then) => {
    expect(days.addMonths(day(text), n)).toBe(then)
  })

  test('a month ends on its last day', () => {
    expect(days.monthEnd(day('2028-02-03'))).toBe('2028-02-29')
    expect(days.between(day('2026-11-20'), day('2027-02-02'))).toBe(74)
  })
})
