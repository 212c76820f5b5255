import type { Language } from '#base/config'
import { type Day, momentOf } from './day'
import { daysBetween, fromWallClock, wallClock } from './wallClock'

/* Month, weekday and near-day names are listed here, because the first `Intl` formatter blocks a slow phone for tens
   of milliseconds just when the first rows are rendered. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
}
const NEAR_DAYS: Readonly<Record<Language, ReadonlyMap<number, string>>> = {
  en: new Map([
    [-1, 'yesterday'],
    [0, 'today'],
    [1, 'tomorrow'],
  ]),
  'zh-CN': new Map([
    [-2, '前天'],
    [-1, '昨天'],
    [0, '今天'],
    [1, '明天'],
    [2, '后天'],
  ]),
}
const FAR_DAYS: Readonly<Record<Language, (days: number) => string>> = {
  en: (days) => (days < 0 ? `${-days} days ago` : `in ${days} days`),
  'zh-CN': (days) => (days < 0 ? `${-days} 天前` : `${days} 天后`),
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Hours and minutes in the business zone (+08:00): `14:30`. */
export function timeOfDay(date: Date, _language?: Language): string {
  const wall = wallClock(date)
  return `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
}

/** A day: `16 Nov` · `11-16`; with the year if it is not the current one: `16 Nov 2025` · `2025-11-16`. */
export function formatDay(date: Date, language: Language, now = new Date()): string {
  const wall = wallClock(date)
  const year = wall.getUTCFullYear()
  const sameYear = year === wallClock(now).getUTCFullYear()
  if (language === 'zh-CN') {
    const day = `${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`
    return sameYear ? day : `${year}-${day}`
  }
  return `${wall.getUTCDate()} ${MONTHS[wall.getUTCMonth()]}${sameYear ? '' : ` ${year}`}`
}

/**
 * A period of days, both included: `16 Nov – 2 Dec` · `11-16 至 12-02`; over the turn of a year both have their year.
 */
export function formatPeriod(from: Day, to: Day, language: Language, now = new Date()): string {
  if (from === to) return formatDay(momentOf(from), language, now)
  const about = from.slice(0, 4) === to.slice(0, 4) ? now : new Date(0)
  const [first, last] = [from, to].map((day) => formatDay(momentOf(day), language, about))
  return `${first} ${language === 'en' ? '–' : '至'} ${last}`
}

/** The short name of a weekday: `Tue` · `周二`. */
export function nameOfWeekday(date: Date, language: Language): string {
  return WEEKDAYS[language][wallClock(date).getUTCDay()] ?? ''
}

/** A day with its weekday: `Tue 24 Nov` · `11-24 周二`. */
export function formatWeekday(date: Date, language: Language, now = new Date()): string {
  const [name, day] = [nameOfWeekday(date, language), formatDay(date, language, now)]
  return language === 'zh-CN' ? `${day} ${name}` : `${name} ${day}`
}

/** Today in a heading: `Tue 24 Nov` · `周二`. */
export function formatToday(language: Language, now = new Date()): string {
  return language === 'zh-CN' ? nameOfWeekday(now, language) : formatWeekday(now, language, now)
}

/** Day and time: `16 Nov 14:30` · `11-16 14:30`. */
export function formatMoment(date: Date, language: Language, now = new Date()): string {
  return `${formatDay(date, language, now)} ${timeOfDay(date)}`
}

/** The time of a moment of today, else its day and time: `9:12` · `16 Nov 14:30`. */
export function formatNearMoment(date: Date, language: Language, now = new Date()): string {
  return daysFromToday(date, now) === 0 ? timeOfDay(date) : formatMoment(date, language, now)
}

/** A month: `Nov 2026` · `2026-11`. */
export function formatMonth(date: Date, language: Language): string {
  const wall = wallClock(date)
  const year = wall.getUTCFullYear()
  return language === 'zh-CN' ? `${year}-${two(wall.getUTCMonth() + 1)}` : `${MONTHS[wall.getUTCMonth()]} ${year}`
}

/** The short name of a month, from 1: `Nov` · `11月`. */
export function nameOfMonth(month: number, language: Language): string {
  return language === 'zh-CN' ? `${month}月` : (MONTHS[month - 1] ?? '')
}

/** Business days from today: −1 yesterday, 0 today, 1 tomorrow. */
export function daysFromToday(date: Date, now = new Date()): number {
  return daysBetween(now, date)
}

/** Distance of a day from today: `today`, `tomorrow`, `yesterday`, `in 3 days`, `12 days ago`. */
export function relativeDays(date: Date, language: Language, now = new Date()): string {
  const days = daysFromToday(date, now)
  return NEAR_DAYS[language].get(days) ?? FAR_DAYS[language](days)
}

/** A day relative to today: today, tomorrow and yesterday by name, others as `16 Nov` · `11-16`. */
export function formatNearDay(date: Date, language: Language, now = new Date()): string {
  return Math.abs(daysFromToday(date, now)) <= 1 ? relativeDays(date, language, now) : formatDay(date, language, now)
}

/** Value of a `datetime-local` field: `2026-11-16T14:30`, in the business zone. */
export function toFieldMoment(date: Date): string {
  return `${toFieldDay(date)}T${timeOfDay(date)}`
}

/** Value of a `date` field: `2026-11-16`. */
export function toFieldDay(date: Date): string {
  const wall = wallClock(date)
  return `${wall.getUTCFullYear()}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`
}

/** Parses the value of a `datetime-local` or `date` field; undefined if empty or incomplete. */
export function fromField(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  // Not `new Date(text)`, which uses the phone's zone, and UTC for a bare date.
  return fromWallClock(year, month, day, hours, minutes)
}
