import { differenceInCalendarDays, isSameYear } from 'date-fns'
import type { Language } from '#src/i18n'

/*
 * Names of months, weekdays and near days stand here: the first formatter of `Intl` holds up a slow phone for tens of
 * milliseconds, just when the first rows are drawn.
 */

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
  'zh-CN': (days) => (days < 0 ? `${-days}天前` : `${days}天后`),
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Hours and minutes of the phone: `14:30`. */
export function timeOfDay(date: Date, _language?: Language): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A day: `16 Nov` · `11-16`; with the year when it is not this one: `16 Nov 2025` · `2025-11-16`. */
export function formatDay(date: Date, language: Language, now = new Date()): string {
  const sameYear = isSameYear(date, now)
  if (language === 'zh-CN') {
    const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`
    return sameYear ? day : `${date.getFullYear()}-${day}`
  }
  return `${date.getDate()} ${MONTHS[date.getMonth()]}${sameYear ? '' : ` ${date.getFullYear()}`}`
}

/** A day with its weekday: `Tue 24 Nov` · `周二 11-24`. */
export function formatWeekday(date: Date, language: Language, now = new Date()): string {
  return `${WEEKDAYS[language][date.getDay()]} ${formatDay(date, language, now)}`
}

/** Day and time: `16 Nov 14:30` · `11-16 14:30`. */
export function formatMoment(date: Date, language: Language, now = new Date()): string {
  return `${formatDay(date, language, now)} ${timeOfDay(date)}`
}

/** A month: `Nov 2026` · `2026-11`. */
export function formatMonth(date: Date, language: Language): string {
  if (language === 'zh-CN') return `${date.getFullYear()}-${two(date.getMonth() + 1)}`
  return `${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** The short name of a month, from 1: `Nov` · `11月`. */
export function nameOfMonth(month: number, language: Language): string {
  return language === 'zh-CN' ? `${month}月` : (MONTHS[month - 1] ?? '')
}

/** Calendar days from today: −1 yesterday, 0 today, 1 tomorrow. */
export function daysFromToday(date: Date, now = new Date()): number {
  return differenceInCalendarDays(date, now)
}

/** How far a day is: `today`, `tomorrow`, `yesterday`, `in 3 days`, `12 days ago`. */
export function relativeDays(date: Date, language: Language, now = new Date()): string {
  const days = daysFromToday(date, now)
  return NEAR_DAYS[language].get(days) ?? FAR_DAYS[language](days)
}

/** A day as people say it: today, tomorrow and yesterday by their names, others as `16 Nov` · `11-16`. */
export function formatNearDay(date: Date, language: Language, now = new Date()): string {
  return Math.abs(daysFromToday(date, now)) <= 1 ? relativeDays(date, language, now) : formatDay(date, language, now)
}

/** What was done and when, as the last line of a row says it: `Visit, 16 Nov` · `拜访，11-16`. */
export function formatDeed(deed: string, date: Date, language: Language, now = new Date()): string {
  return `${deed}${language === 'zh-CN' ? '，' : ', '}${formatNearDay(date, language, now)}`
}

/** A point in time as a `datetime-local` field holds it: `2026-11-16T14:30`, in the phone's own time. */
export function toFieldMoment(date: Date): string {
  return `${toFieldDay(date)}T${timeOfDay(date)}`
}

/** A day as a `date` field holds it: `2026-11-16`. */
export function toFieldDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The moment a `datetime-local` or `date` field holds; undefined for an empty or unfinished one. */
export function fromField(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  // Not `new Date(text)`: a bare date would be midnight in Greenwich, yesterday west of it.
  return new Date(year, month - 1, day, hours, minutes)
}
