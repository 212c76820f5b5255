import type { Language } from '#base/config'
import { formatNumber, formatShort, roundTo, stepOf } from '#base/quantities'
import type { Series } from './series'

/** Below it an axis counts in ones: 0, 500, 1000 is easier to read than 0, 0.5, 1 k. */
const COUNTED_FROM = 10_000
/** Steps that can be read off at a glance, times a power of ten. */
const STEPS = [1, 2, 2.5, 5] as const
const MOST_PARTS = 4

export interface ValueAxis {
  readonly min: number
  readonly max: number
  readonly interval: number
  /** From the bottom. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
  /** `M m³`: what the figures on the axis are counted in. */
  readonly unit: string
  /** A figure as the axis counts it: `3.42`. */
  readonly figure: (value: number) => string
}

/** Sums of a stack, both sides of zero apart; every other value itself. */
function extremes(series: readonly Series[]): readonly [min: number, max: number] {
  const sums = new Map<string, number>()
  const all: number[] = []
  for (const { kind, values, stack } of series) {
    values.forEach((value, at) => {
      if (value === null) return
      const parts = typeof value === 'number' ? [value] : value
      for (const part of parts) {
        if (!Number.isFinite(part)) continue
        if (kind !== 'bar' || !stack) {
          all.push(part)
          continue
        }
        const key = `${stack} ${at} ${part < 0}`
        const sum = (sums.get(key) ?? 0) + part
        sums.set(key, sum)
        all.push(sum)
      }
    })
  }
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const isEmpty = all.length === 0 || (low === 0 && high === 0)
  return isEmpty ? [0, 1] : [low, high]
}

/** The interval that wastes least, in two to four parts; of two alike the one with fewer lines. */
function intervalOf(from: number, to: number): number {
  const span = to - from
  const power = 10 ** Math.floor(Math.log10(span / MOST_PARTS))
  const candidates = [1, 10].flatMap((tens) => STEPS.map((step) => roundTo(step * tens * power, 12)))
  const partsOf = (interval: number) => Math.ceil(to / interval - 1e-9) - Math.floor(from / interval + 1e-9)
  const fitting = candidates
    .map((interval) => ({ interval, parts: partsOf(interval) }))
    .filter(({ parts }) => parts >= 2 && parts <= MOST_PARTS)
    .sort((a, b) => a.parts * a.interval - b.parts * b.interval || a.parts - b.parts)
  return fitting[0]?.interval ?? span
}

/**
 * The axis of values: from zero under bars, from near the lowest value where there are lines alone that vary little.
 */
export function valueAxis(series: readonly Series[], unit: string, language: Language): ValueAxis {
  const [low, high] = extremes(series)
  const isFree = !series.some(({ kind }) => kind === 'bar') && low > 0 && high > low && high - low < high / 2
  const from = isFree ? low : Math.min(0, low)
  const to = Math.max(isFree ? high : 0, high)
  const interval = intervalOf(from, to)
  const min = roundTo(Math.floor(from / interval + 1e-9) * interval, 12)
  const max = roundTo(Math.max(Math.ceil(to / interval - 1e-9), min / interval + 1) * interval, 12)

  const size = Math.max(Math.abs(min), Math.abs(max))
  const step = size < COUNTED_FROM || unit.startsWith('%') ? undefined : stepOf(size, language)
  const by = step?.from ?? 1
  const count = Math.round((max - min) / interval)
  return {
    min,
    max,
    interval,
    ticks: Array.from({ length: count + 1 }, (_, index) => {
      const value = roundTo(min + index * interval, 12)
      return { value, label: formatNumber(value / by, language) }
    }),
    unit: `${step?.suffix.trim() ?? ''} ${unit}`.trim(),
    figure: (value) => formatNumber(roundTo(value / by, digitsOf(value / by)), language),
  }
}

/** Three digits: 3.42, 34.2, 342. */
const digitsOf = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)

/** A figure with its unit, outside of charts and tables: `3.42 M m³`. */
export function figureText(value: number, unit: string, language: Language): string {
  const figure = unit.startsWith('%') ? formatNumber(value, language) : formatShort(value, language)
  return `${figure} ${unit}`.trim()
}
