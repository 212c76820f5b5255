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
  relativeDays,
  timeOfDay,
  toFieldDay,
  toFieldMoment,
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
