import { addDays, type Day, dayOf, daysFrom, momentOf, today, weekdayOf } from './day'

/** Public holidays of 2026, both ends included, and worked weekends (domain/permissions.md). */
const OFF: readonly (readonly [from: string, to: string])[] = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
]
const WORKED: ReadonlySet<string> = new Set([
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
])

/** From this hour a day counts as the next one (domain/risk.md 4). */
const LAST_HOUR = 15
/** Due dates end at this hour. */
const DUE_HOUR = 18

/** Days that are unlike their weekday: +1 where a weekend is worked, -1 where a weekday is off. */
const UNLIKE: readonly (readonly [day: string, by: number])[] = [
  ...[...WORKED].map((day) => [day, 1] as const),
  ...OFF.flatMap(([from, to]) => {
    const all = Array.from({ length: daysFrom(from as Day, to as Day) + 1 }, (_, n) => addDays(from as Day, n))
    return all.filter(isWeekday).map((day) => [day, -1] as const)
  }),
]

const isHoliday = (day: Day) => OFF.some(([from, to]) => day >= from && day <= to)

function isWeekday(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6
}

/** True for a working day; Monday to Friday in years without a list of holidays. */
const isWorkingDay = (day: Day) => WORKED.has(day) || (isWeekday(day) && !isHoliday(day))

/** The n-th working day after a day; before it if `n` is negative, the day itself for 0. */
function addWorkingDays(day: Day, n: number): Day {
  const step = Math.sign(n)
  let at = day
  for (let left = Math.abs(n); left > 0; ) {
    at = addDays(at, step)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** Working days in (after, upTo]; negative if `upTo` is earlier. */
function workingDaysBetween(after: Day, upTo: Day): number {
  if (upTo < after) return 0 - workingDaysBetween(upTo, after)
  const all = daysFrom(after, upTo)
  let count = Math.floor(all / 7) * 5
  for (let left = all % 7; left > 0; left--) if (isWeekday(addDays(upTo, 1 - left))) count += 1
  for (const [day, by] of UNLIKE) if (day > after && day <= upTo) count += by
  return count
}

/** The same time of the next working day from today. */
function nextOne(at: Date): Date {
  const time = at.getTime() - momentOf(dayOf(at)).getTime()
  return new Date(momentOf(addWorkingDays(today(), 1)).getTime() + time)
}

/** The working day of a moment: its own before 15:00, else the next. */
function dayZero(now: Date): Day {
  const day = dayOf(now)
  const isInTime = now.getTime() < momentOf(day, LAST_HOUR).getTime()
  return isWorkingDay(day) && isInTime ? day : addWorkingDays(day, 1)
}

/** Due date after `n` working days: 18:00 of the n-th day after day 0 (domain/risk.md 4). */
function due(now: Date, n: number): Date {
  return momentOf(addWorkingDays(dayZero(now), n), DUE_HOUR)
}

/**
 * Working days of the company: the 2026 calendar, Monday to Friday in other years; `isHoliday` also on their weekends.
 */
export const workingDays = {
  is: isWorkingDay,
  isHoliday,
  add: addWorkingDays,
  between: workingDaysBetween,
  next: nextOne,
  dayZero,
  due,
}
