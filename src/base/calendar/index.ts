export { ago } from './ago'
export {
  daysFromToday,
  formatDay,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatNearMoment,
  formatPeriod,
  formatToday,
  formatWeekday,
  fromField,
  nameOfMonth,
  nameOfWeekday,
  relativeDays,
  timeOfDay,
  toFieldDay,
  toFieldMoment,
} from './dates'
export { asDay, type Day, days, momentOf, startOfWeek, thisYear } from './day'
export { type Fortnight, fortnight } from './fortnight'
export { monthNumber, monthOf, monthsUntil, passedOf, type TwelveMonths, twelveMonths } from './months'
export { DAY, daysBetween, startOfDay } from './wallClock'
export { workingDays } from './workingDays'
