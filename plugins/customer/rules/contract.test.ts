import { asDay, type Day } from '#base/calendar'
import { contractState, daysLeft } from './contract'

const day = (text: string) => asDay(text) as Day
const TODAY = day('2026-11-20')

test('days left are calendar days: 2027-02-02 is 74 days away', () => {
  expect(daysLeft(day('2027-02-02'), TODAY)).toBe(74)
  expect(daysLeft(TODAY, TODAY)).toBe(0)
})

test.each([
  ['2026-11-19', 'ended'],
  ['2026-11-20', 'ending'],
  ['2027-02-18', 'ending'],
  ['2027-02-19', 'active'],
])('a contract to %s is %s', (end, state) => expect(contractState(day(end), TODAY)).toBe(state))

test('without a contract there is no end', () => expect(contractState(undefined, TODAY)).toBe('none'))
