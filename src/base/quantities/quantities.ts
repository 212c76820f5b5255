import type { Language } from '#base/config'
import { decimal } from './amounts'

/** A figure and its unit, separate because the figure is emphasised and the unit is small. */
export interface Quantity {
  readonly figure: string
  readonly unit: string
}

/** Units as displayed; the languages differ only in the year. */
const UNITS = {
  volume: { en: 'm³', 'zh-CN': 'm³' },
  volumePerYear: { en: 'm³/y', 'zh-CN': 'm³/年' },
  energy: { en: 'kWh', 'zh-CN': 'kWh' },
  energyPerYear: { en: 'kWh/y', 'zh-CN': 'kWh/年' },
  power: { en: 'kW', 'zh-CN': 'kW' },
  carbon: { en: 't CO₂e', 'zh-CN': 't CO₂e' },
  carbonPerYear: { en: 't CO₂e/y', 'zh-CN': 't CO₂e/年' },
} as const

export type UnitName = keyof typeof UNITS

export interface Step {
  readonly from: number
  /** ` M`, ` 万`; empty for ones. */
  readonly suffix: string
}

/** Units for large numbers, by the mock's rule: 万 instead of k and M. */
const STEPS: Readonly<Record<Language, readonly Step[]>> = {
  en: [
    { from: 1e9, suffix: ' bn' },
    { from: 1e6, suffix: ' M' },
    { from: 1e3, suffix: ' k' },
  ],
  'zh-CN': [
    { from: 1e8, suffix: ' 亿' },
    { from: 1e4, suffix: ' 万' },
  ],
}
const ONE: Step = { from: 1, suffix: '' }

/** Three significant digits: 4.20, 18.7, 860; whole numbers stay whole above 100. */
function digitsOf(value: number): number {
  if (value >= 100) return 0
  return value >= 10 ? 1 : 2
}

/** The step in which a number is shown. One that rounds up to the next step uses it: 999,600 is 1.00 M, not 1,000 k. */
export function stepOf(value: number, language: Language): Step {
  return STEPS[language].find(({ from }) => Math.abs(value) >= from * 0.9995) ?? ONE
}

/** `4200000` → `4.20 M` · `420 万`; below the first step the number itself, rounded to three digits. */
export function formatShort(value: number, language: Language): string {
  const step = stepOf(value, language)
  const shown = value / step.from
  // Chinese drops trailing zeros (420 万, 1.2 亿); English shows them so that the figures of a column align.
  const fixed = language === 'en' && step !== ONE
  const digits = digitsOf(Math.abs(shown))
  return decimal(shown, { least: fixed ? digits : 0, most: digits }) + step.suffix
}

/** A number in full with separators: `12,400`; at most `digits` decimal places. */
export function formatNumber(value: number, _language: Language, digits = 2): string {
  return decimal(value, { least: 0, most: digits })
}

/** `0.184` → `18%`; `digits` decimal places. */
export function formatPercent(share: number, _language: Language, digits = 0): string {
  return `${decimal(share, { least: 0, most: digits, shift: 2 })}%`
}

/** A change with its sign: `+349,991`, `−4%`; `words` formats its size. A change that rounds to zero has no sign. */
export function formatSigned(value: number, words: (size: number) => string): string {
  const size = words(Math.abs(value))
  return size === words(0) ? size : `${value > 0 ? '+' : '−'}${size}`
}

/** A value with its unit, separately: `4.20 M` and `m³/y`. */
export function quantity(value: number, unit: UnitName, language: Language): Quantity {
  return { figure: formatShort(value, language), unit: UNITS[unit][language] }
}

/** A value with its unit: `4.20 M m³/y` · `420 万 m³/年`. */
export function formatQuantity(value: number, unit: UnitName, language: Language): string {
  const { figure, unit: name } = quantity(value, unit, language)
  return `${figure} ${name}`
}

/** Gas in m³ a year: `4.20 M m³/y` · `420 万 m³/年`. */
export function formatVolume(value: number, language: Language): string {
  return formatQuantity(value, 'volumePerYear', language)
}

/** CNY: `¥4.20 M` · `¥420 万`; with `full`: `¥1,234,567.50`. */
export function formatMoney(value: number, language: Language, full = false): string {
  if (!full) return `${value < 0 ? '−' : ''}¥${formatShort(Math.abs(value), language)}`
  return `${value < 0 ? '−' : ''}¥${decimal(Math.abs(value), { least: 2, most: 2 })}`
}

/** The price of a unit, in CNY: two decimal places, and up to four, as on bills: `3.60`, `3.4275`. */
export function formatPrice(value: number): string {
  return decimal(value, { least: 2, most: 4 })
}

/** Metres: `350 m`, `1.2 km`, `18 km` (from ten kilometres). */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / (metres < 100 ? 1 : 10)) * (metres < 100 ? 1 : 10)} m`
  const kilometres = metres / 1000
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`
}

/** Size of a file or an outbox entry in bytes: `1 kB`, `12 kB`, `1.4 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, language)} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10, language)} MB`
}
