export { decimal, roundTo, splitByPercent, sumOf, vatOf } from './amounts'
export {
  formatDistance,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatShort,
  formatSigned,
  formatSize,
  formatVolume,
  type Quantity,
  quantity,
  type Step,
  stepOf,
  type UnitName,
} from './quantities'
