import type { LineSeriesOption } from 'echarts/charts'
import type { GanttBar, GanttModel } from '../drawing'
import type { Option } from './chartOption'

/** From the top of a row, at the design width: the text is above. px */
const BAR = { middle: 28, height: 10 } as const
const ACTUAL = { middle: 37, height: 3 } as const
const DIAMOND = 13

/** A stretch of one row, px from the left. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly y: number
}

/**
 * Bars of time below one another (domain/schedule.md): the plan, how much of it is done, what really happened, today.
 * They are rendered as broad lines over an axis of px: other kinds of series would make the engine 10 kB larger for
 * every chart.
 */
export function ganttOption(picture: GanttModel): Option {
  const { plot, bars, ticks, today, rowHeight } = picture
  const { scale, width, height } = plot
  const rows = bars.map((bar, index) => ({ ...bar, top: plot.top + index * rowHeight }))
  const stretches = rows.filter(({ isMilestone }) => !isMilestone)
  const plan = stretches.map(({ from, to, top }): Stretch => ({ from, to, y: top + BAR.middle * scale }))
  const inside = plan.map(({ from, to, y }) => ({ from: from + scale, to: to - scale, y }))
  const done = stretches
    .filter((bar) => bar.done > 0)
    .map(({ from, to, done, top }) => ({
      from,
      to: from + (to - from) * Math.min(1, done),
      y: top + BAR.middle * scale,
    }))
  return {
    animation: false,
    grid: { left: 0, right: 0, top: 0, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', show: false, min: 0, max: width },
    yAxis: { type: 'value', show: false, min: 0, max: height, inverse: true },
    series: [
      vertical(
        ticks.map(({ at }) => at),
        picture,
        { color: 'var(--chart-grid)', width: 1 },
      ),
      broad(plan, BAR.height * scale, 'var(--chart-now-edge)'),
      broad(inside, (BAR.height - 2) * scale, 'var(--chart-now-weak)'),
      broad(done, BAR.height * scale, 'var(--chart-now)'),
      ...actualSeries(rows, scale),
      milestones(rows, scale),
      vertical(today === undefined ? [] : [today], picture, {
        color: 'var(--text-2)',
        width: scale,
        type: [3 * scale, 3 * scale],
      }),
    ],
  }
}

type Row = GanttBar & { readonly top: number }

const STILL = { type: 'line', silent: true, animation: false, symbol: 'none', clip: false, z: 2 } as const
/** Ends one stretch before the next begins. */
const GAP = ['-', '-']

function broad(stretches: readonly Stretch[], width: number, color: string): LineSeriesOption {
  return {
    ...STILL,
    lineStyle: { color, width, cap: 'butt' },
    data: stretches.flatMap(({ from, to, y }) => [[from, y], [to, y], GAP]),
  }
}

function vertical(
  places: readonly number[],
  { plot }: GanttModel,
  lineStyle: NonNullable<LineSeriesOption['lineStyle']>,
): LineSeriesOption {
  return { ...STILL, z: 1, lineStyle, data: places.flatMap((x) => [[x, plot.top], [x, plot.bottom], GAP]) }
}

/** One series for each colour. */
function actualSeries(rows: readonly Row[], scale: number): LineSeriesOption[] {
  const byColour = new Map<string, Stretch[]>()
  for (const { actual, top } of rows) {
    if (!actual) continue
    const { from, to, colour } = actual
    byColour.set(colour, [...(byColour.get(colour) ?? []), { from, to, y: top + ACTUAL.middle * scale }])
  }
  return [...byColour].map(([colour, stretches]) => broad(stretches, ACTUAL.height * scale, colour))
}

/** Diamonds, hollow until they are reached. */
function milestones(rows: readonly Row[], scale: number): LineSeriesOption {
  return {
    ...STILL,
    symbol: 'diamond',
    symbolSize: DIAMOND * scale,
    lineStyle: { width: 0 },
    data: rows
      .filter(({ isMilestone }) => isMilestone)
      .map(({ from, to, done, top }) => ({
        value: [(from + to) / 2, top + BAR.middle * scale],
        itemStyle: {
          color: done >= 1 ? 'var(--chart-now)' : 'var(--surface)',
          borderColor: 'var(--chart-now)',
          borderWidth: 1.5 * scale,
        },
      })),
  }
}
