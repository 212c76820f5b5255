import type { Day } from '#base/calendar'
import { nextDaysFrom } from './nextDays'

test.each([
  // Friday: not Saturday and Sunday.
  ['2026-11-20', [3, 5, 7]],
  // Monday.
  ['2026-11-23', [1, 3, 7]],
  // The day before the National Day week: the Saturday after it is worked, and a week ahead is the first day after it.
  ['2026-09-30', [8, 10]],
  // A week ahead is a day off.
  ['2026-09-25', [3, 5, 13]],
] as const)('from %s the next step is offered after %j days', (today, expected) => {
  expect(nextDaysFrom(today as unknown as Day)).toEqual(expected)
})
