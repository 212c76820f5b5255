export { roundTo, splitByPercent, vatOf } from './amounts'
export {
  daysFromToday,
  formatDay,
  formatDeed,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatWeekday,
  fromField,
  relativeDays,
  timeOfDay,
  toFieldDay,
  toFieldMoment,
} from './dates'
export { asDay, type Day, days, localDate, momentOf } from './day'
export { type Fortnight, fortnight } from './fortnight'
export {
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatShort,
  formatVolume,
  type Quantity,
  quantity,
  type Step,
  stepOf,
  type UnitName,
} from './quantities'
export { workingDays } from './workingDays'
