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
  weekdayName,
} from './dates'
export { DAY, daysBetween, startOfDay } from './days'
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
