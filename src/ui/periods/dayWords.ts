import { type Day, days, formatWeekday, momentOf, nameOfWeekday, workingDays } from '#base/calendar'
import type { Language } from '#base/config'
import { addTexts } from '#platform/i18n'
import en from './periods.en.json'
import zh from './periods.zh-CN.json'

/** The texts of periods, loaded with their code. */
export const usePeriodTexts = addTexts(en, zh)

export type PeriodTexts = ReturnType<typeof usePeriodTexts>

export type DayMarks = Readonly<Record<Day, number>>

const isWeekend = (day: Day) => [0, 6].includes(days.weekday(day))

/** How a day differs from its weekday: a holiday in the week, a weekend that is worked. */
export function exceptionOf(day: Day): 'off' | 'work' | undefined {
  const isWorked = workingDays.is(day)
  if (isWorked === !isWeekend(day)) return undefined
  return isWorked ? 'work' : 'off'
}

/** `Fri` · `五`: as short as the columns of a week want it. */
export function weekdayWord(day: Day, language: Language): string {
  const name = nameOfWeekday(momentOf(day), language)
  return language === 'zh-CN' ? name.slice(-1) : name
}

/** A day for those who hear it: `Fri 20 Nov, today, 3 entries`. */
export function dayName(day: Day, count: number, t: PeriodTexts, language: Language): string {
  const exception = exceptionOf(day)
  return [
    formatWeekday(momentOf(day), language),
    day === days.today() && t('period.isToday'),
    exception && t(`period.${exception}`),
    count > 0 && t('period.marks', { count }),
  ]
    .filter(Boolean)
    .join(t('period.comma'))
}

/** Monday of the week that holds a day. */
export function mondayOf(day: Day): Day {
  return days.add(day, -((days.weekday(day) + 6) % 7))
}

/** The seven days from a Monday on. */
export function weekFrom(monday: Day): readonly Day[] {
  return Array.from({ length: 7 }, (_, index) => days.add(monday, index))
}
