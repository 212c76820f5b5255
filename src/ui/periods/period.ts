import { type Day, days, formatDay, formatMonth, fortnight, momentOf } from '#base/calendar'
import type { Language } from '#base/config'
import type { PeriodTexts } from './dayWords'

/** First and last day, both included. */
export type Period = readonly [from: Day, to: Day]
/** Periods that follow one another; a range of days is whatever two days hold. */
export type PeriodKind = 'year' | 'month' | 'fortnight'

/** How many years can be chosen before and after this one. */
const YEARS = { before: 5, after: 1 } as const

const firstOf = (day: Day, length: number, rest: string) => `${day.slice(0, length)}${rest}` as Day

/** The period that holds a day. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'year') return [firstOf(day, 4, '-01-01'), firstOf(day, 4, '-12-31')]
  if (kind === 'month') return [firstOf(day, 7, '-01'), days.monthEnd(day)]
  const { from, to } = fortnight.of(day)
  return [from, to]
}

/** The next one, or the one before. */
export function neighbour(kind: PeriodKind, [from, to]: Period, step: 1 | -1): Period {
  return periodOf(kind, step > 0 ? days.add(to, 1) : days.add(from, -1))
}

/** The choices beside a period: years around today, months and fortnights of its year. */
export function choices(kind: PeriodKind, year: number, today: Day): readonly Period[] {
  if (kind === 'year') {
    const present = Number(today.slice(0, 4))
    const first = present - YEARS.before
    return Array.from({ length: YEARS.before + 1 + YEARS.after }, (_, index) =>
      periodOf('year', `${first + index}-01-01` as Day),
    )
  }
  const all: Period[] = []
  for (let period = periodOf(kind, `${year}-01-01` as Day); ; period = neighbour(kind, period, 1)) {
    const begins = Number(period[0].slice(0, 4))
    if (begins > year) return all
    // A fortnight belongs to the year in which it begins.
    if (begins === year) all.push(period)
  }
}

/** Days from one to another: `9–22 Nov 2026`, `29 Oct – 3 Nov 2026`. */
export function rangeText([from, to]: Period, t: PeriodTexts, language: Language): string {
  // Always with the year: a period is shown beside those of other years.
  const elsewhere = new Date(0)
  const text = (day: Day) => formatDay(momentOf(day), language, elsewhere)
  if (from === to) return text(from)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  if (language === 'en' && isSameMonth) return `${Number(from.slice(8))}–${text(to)}`
  const start = isSameYear && language === 'en' ? formatDay(momentOf(from), language, momentOf(from)) : text(from)
  const end = isSameYear && language !== 'en' ? formatDay(momentOf(to), language, momentOf(to)) : text(to)
  return t('period.fromTo', { from: start, to: end })
}

/** A period by its name: `2026`, `Nov 2026`, `P23 · 9–22 Nov 2026`. */
export function periodText(kind: PeriodKind | 'range', period: Period, t: PeriodTexts, language: Language): string {
  const [from] = period
  if (kind === 'year') return from.slice(0, 4)
  if (kind === 'month') return formatMonth(momentOf(from), language)
  const range = rangeText(period, t, language)
  return kind === 'range' ? range : `${fortnight.of(from).id.slice(5)} · ${range}`
}

export interface Chosen {
  readonly from: Day
  /** Not yet chosen. */
  readonly to: Day | undefined
  /** More days were requested than allowed: the period was shortened. */
  readonly isCut: boolean
}

/** A tap on a day: the first begins a range, the second ends it, one before its beginning begins anew. */
export function chooseDay(present: Chosen | undefined, day: Day, mostDays: number | undefined): Chosen {
  if (!present || present.to !== undefined || day < present.from) return { from: day, to: undefined, isCut: false }
  const last = mostDays === undefined ? day : days.add(present.from, mostDays - 1)
  return day > last ? { from: present.from, to: last, isCut: true } : { from: present.from, to: day, isCut: false }
}
