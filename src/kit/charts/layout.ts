import type { ValueAxis } from './axis'
import { highlightOf, type Series } from './series'

/** px on this screen. */
export interface Size {
  readonly width: number
  readonly height: number
  /** px of one px at the design width. */
  readonly scale: number
}

/** Positions of the chart's parts; all in px on this screen, from the top left corner. */
export interface Plot extends Size {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** At the design width: room above for the unit, under the axis for one line of words and for each further one. px */
const ABOVE = 16
const BELOW = 20
const FURTHER_LINE = 12
/** Chart labels are 11 high; so wide is a Latin letter or digit and a Chinese character at that size. px */
const LATIN = 6.3
const WIDE = 11
const GAP = 8
/** How much wider than a label the value of a bar is: larger and strong. */
const VALUE = 1.2

/** About how wide a text is in a chart, at the design width. px */
export function textWidth(text: string): number {
  return Math.max(
    0,
    ...text.split('\n').map((line) => [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? WIDE : LATIN), 0)),
  )
}

/** The place of the plot: the labels of the axis left of it, those of the categories below. */
export function plotOf(size: Size, axis: ValueAxis, ticks: readonly string[], series: readonly Series[] = []): Plot {
  const lines = Math.max(1, ...ticks.map((tick) => tick.split('\n').length))
  const left = (Math.max(...axis.ticks.map(({ label }) => textWidth(label))) + GAP) * size.scale
  // Half of the last category's label, or of the value of its bar, may overflow its space.
  const end = ticks.length - 1
  const values = series.flatMap((each) => {
    const value = each.values[end]
    const isShown = each.kind === 'bar' && highlightOf(each) === end && typeof value === 'number'
    return isShown ? [textWidth(axis.figure(value)) * VALUE] : []
  })
  const last = Math.max(textWidth(ticks[end] ?? ''), ...values) * size.scale
  const over = Math.max(0, last - (size.width - left) / Math.max(1, ticks.length)) / 2
  return {
    ...size,
    left,
    right: size.width - over,
    top: ABOVE * size.scale,
    bottom: size.height - (BELOW + (lines - 1) * FURTHER_LINE) * size.scale,
  }
}

/**
 * Labels of categories at the axis: every n-th where they would overlap, counted from the last one, or from the last
 * one with a year where years would be lost otherwise.
 */
export function thinned(ticks: readonly string[], plot: Plot): string[] {
  const room = (plot.right - plot.left) / Math.max(1, ticks.length)
  // The first line decides: the second one, a year, occurs only at a few categories.
  const wanted = (Math.max(0, ...ticks.map((tick) => textWidth(tick.split('\n')[0] ?? ''))) + 4) * plot.scale
  const every = Math.max(1, Math.ceil(wanted / room))
  const years = ticks.flatMap((tick, at) => (tick.includes('\n') ? [at] : []))
  const last = ticks.length - 1
  const start = years.every((at) => (last - at) % every === 0) ? last : (years[years.length - 1] ?? last)
  return ticks.map((tick, at) => ((start - at) % every === 0 ? tick : ''))
}

/** The middle of a category. px */
export function middleOf(index: number, count: number, { left, right }: Plot): number {
  return left + ((index + 0.5) / Math.max(1, count)) * (right - left)
}

/** The category under a point; the nearest for one beside the plot. */
export function indexAt(x: number, count: number, { left, right }: Plot): number {
  const index = Math.floor(((x - left) / (right - left)) * count)
  return Math.min(count - 1, Math.max(0, index))
}
