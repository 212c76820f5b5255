export { roundTo, splitByPercent, vatOf } from './amounts'
export {
  daysFromToday,
  formatDay,
  formatDeed,
  formatMoment,
  formatMonth,
  formatNearDay,
  formatToday,
  formatWeekday,
  fromField,
  nameOfMonth,
  relativeDays,
  timeOfDay,
  toFieldDay,
  toFieldMoment,
} from './dates'
export { asDay, DAY, type Day, days, daysBetween, momentOf, startOfDay } from './day'
export { formatSize } from './fileSize'
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
  type UnitName,
} from './quantities'
export { workingDays } from './workingDays'
