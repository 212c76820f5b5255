import { type Day, days } from '#base/calendar'
import type { Language } from '#base/config'
import { textWidth } from './layout'

export interface GanttRow {
  readonly id: string
  readonly name: string
  /** As planned, both days included; a milestone has one day. */
  readonly from: Day
  readonly to: Day
  /** 0–100 */
  readonly percent: number
  /** As it was; without an end it is under way. */
  readonly actual?: { readonly from: Day; readonly to?: Day | undefined } | undefined
  /** Its state compared with its plan. */
  readonly tone?: 'good' | 'warn' | 'risk' | undefined
  readonly isMilestone?: boolean | undefined
  /** A delay of a day delays the whole by a day (domain/schedule.md 3). */
  readonly isCritical?: boolean | undefined
}

/** A range of days mapped to a width. */
export interface TimeScale {
  readonly first: Day
  readonly last: Day
  /** The left edge of a day. px */
  readonly xOf: (day: Day) => number
}

/**
 * A scale with the days of all rows and today, over a width in px, `edge` px from both ends: a milestone is wider than
 * its day.
 */
export function timeScale(rows: readonly GanttRow[], today: Day, width: number, edge: number): TimeScale {
  const ends = rows.flatMap(({ from, to, actual }) => [from, to, ...(actual ? [actual.from, actual.to ?? today] : [])])
  const sorted = (ends.length > 0 ? ends : [today]).sort()
  const first = sorted[0] ?? today
  const last = sorted[sorted.length - 1] ?? today
  const count = days.between(first, last) + 1
  return { first, last, xOf: (day) => edge + (days.between(first, day) / count) * (width - 2 * edge) }
}

/** Below this width of a day, at the design width, bars of some days cannot be told apart. px */
const LEAST_DAY = 1.5

/** Width of a strip of such rows where there is `room` for it: of a longer time, more than that. px */
export function stripWidth(rows: readonly GanttRow[], today: Day, room: number, px: number): number {
  const { first, last } = timeScale(rows, today, room, 0)
  return Math.max(room, (days.between(first, last) + 1) * LEAST_DAY * px)
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** Months between two ticks: as few as have room. */
const EVERY = [1, 3, 6, 12, 24, 60] as const
/** Between two labels, at the design width. px */
const APART = 10

/** The first of months, named as far as there is room before `end`: a January by its year. px */
export function timeTicks(scale: TimeScale, end: number, px: number, language: Language) {
  const labelOf = (day: Day) => {
    const month = Number(day.slice(5, 7))
    if (month === 1) return day.slice(0, 4)
    return language === 'zh-CN' ? `${month}月` : (NAMES[month - 1] ?? '')
  }
  const all: { day: Day; at: number; label: string }[] = []
  const beginning = `${scale.first.slice(0, 7)}-01` as Day
  for (let day = beginning; day <= scale.last; day = days.addMonths(day, 1)) {
    if (day >= scale.first) all.push({ day, at: scale.xOf(day), label: labelOf(day) })
  }
  const fits = (every: number) => {
    const chosen = all.filter(({ day }) => monthNumber(day) % every === 0)
    return chosen.every(({ at, label }, index) => {
      const room = (chosen[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at
      return room >= (textWidth(label) + APART) * px
    })
  }
  const every = EVERY.find(fits) ?? EVERY[EVERY.length - 1] ?? 1
  return all
    .filter(({ day }) => monthNumber(day) % every === 0)
    .map(({ at, label }) => ({ at, label: at + textWidth(label) * px <= end ? label : '' }))
}

/** Months since year 0; every January is a multiple of twelve. */
const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
