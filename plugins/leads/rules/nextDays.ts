import { type Day, days, workingDays } from '#base/calendar'

/**
 * Days that a next step is offered on, in days from today: the next working day, the third, and a week ahead or the
 * first working day from then on. Days off are skipped.
 */
export function nextDaysFrom(today: Day): number[] {
  const ahead = (day: Day) => days.between(today, day)
  const week = days.add(today, 7)
  const offered = [
    workingDays.add(today, 1),
    workingDays.add(today, 3),
    workingDays.is(week) ? week : workingDays.add(week, 1),
  ]
  return [...new Set(offered.map(ahead))].sort((a, b) => a - b)
}
