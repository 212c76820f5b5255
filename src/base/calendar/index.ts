export { roundTo, splitByPercent, sumOf, vatOf } from './amounts'
export {
  daysFromToday,
  formatDay,
  formatDeed,
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
export { asDay, type Day, days, momentOf } from './day'
export { formatSize } from './fileSize'
export { type Fortnight, fortnight } from './fortnight'
export { monthNumber, monthOf, monthsUntil, passedOf, type TwelveMonths, twelveMonths } from './months'
export {
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatShort,
  formatSigned,
  formatVolume,
  type Quantity,
  quantity,
  type Step,
  stepOf,
  type UnitName,
} from './quantities'
export { DAY, daysBetween, startOfDay } from './wallClock'
export { workingDays } from './workingDays'
