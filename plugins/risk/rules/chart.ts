import { asDay, type Day, days, startOfWeek } from '#base/calendar'
import { actualOf, type BandedDay, bandedDays, periodOf, type Reading } from './band'
import type { Granularity } from './vocabulary'

/** What the chart of a warning shows: days, weeks or months around it, each with its band. */

interface ChartPoint {
  /** The day, or the first one of the week or month. */
  readonly day: Day
  readonly actual: number | null
  readonly expected?: number | undefined
  readonly low?: number | undefined
  readonly high?: number | undefined
  /** What to know of a day. */
  readonly mark?: 'holiday' | 'excluded' | undefined
}

/** Days before a warning that its chart begins with, and after it that it ends with. */
const BEFORE = 28
const AFTER = 14
/** Weeks and months that are shown, and how many of them after that of the warning at most. */
const WEEKS = 10
const WEEKS_AFTER = 2
const MONTHS = 4
const MONTHS_AFTER = 1

/** The first of the holidays or excluded days running is marked. */
function markOf(reading: BandedDay, before: BandedDay | undefined): ChartPoint['mark'] {
  if (reading.type === 'H' && before?.type !== 'H') return 'holiday'
  return reading.excluded && !before?.excluded ? 'excluded' : undefined
}

function byDay(readings: readonly Reading[], date: Day): ChartPoint[] {
  const last = days.add(date, AFTER)
  const shown = bandedDays(readings, days.add(date, -BEFORE)).filter(({ day }) => day <= last)
  return shown.map((each, index) => {
    const { day, volume: actual, expected, low, high } = each
    return { day, actual, expected, low, high, mark: markOf(each, shown[index - 1]) }
  })
}

function byPeriod(readings: readonly Reading[], starts: readonly Day[], endOf: (start: Day) => Day): ChartPoint[] {
  return starts.map((day) => {
    const end = endOf(day)
    const { expected, low, high } = periodOf(readings, day, end) ?? {}
    return { day, actual: actualOf(readings, day, end), expected, low, high }
  })
}

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const monthStart = (day: Day): Day => asDay(`${day.slice(0, 8)}01`) ?? day

/** What a chart by day, week or month calls a date: the day, or the first one of its week or month. */
export function startOf(granularity: Granularity, date: Day): Day {
  if (granularity === 'day') return date
  return granularity === 'week' ? startOfWeek(date) : monthStart(date)
}

/** The points of a chart around a date by day, or by whole weeks or months, as far as there are readings. */
export function chartPoints(readings: readonly Reading[], granularity: Granularity, date: Day): ChartPoint[] {
  if (granularity === 'day') return byDay(readings, date)
  const last = readings[readings.length - 1]?.day ?? date
  const after = days.add(last, 1)
  if (granularity === 'week') {
    // The first one that is not shown.
    const monday = earlier(startOfWeek(after), days.add(startOfWeek(date), 7 * (WEEKS_AFTER + 1)))
    const starts = Array.from({ length: WEEKS }, (_, index) => days.add(monday, 7 * (index - WEEKS)))
    return byPeriod(readings, starts, (start) => days.add(start, 6))
  }
  const month = earlier(monthStart(after), days.addMonths(monthStart(date), MONTHS_AFTER + 1))
  const starts = Array.from({ length: MONTHS }, (_, index) => days.addMonths(month, index - MONTHS))
  return byPeriod(readings, starts, days.monthEnd)
}
