import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartModel } from '../drawing'
import { highlightOf, type Paint, paintOf, type Series } from '../series'

export type Option = ComposeOption<BarSeriesOption | LineSeriesOption | GridComponentOption>

/** px at the design width */
const LABEL = 11
const VALUE = 12
const RADIUS = 3
const DASHES = [3, 3]
const STRONG = 600

/** No part of the chart handles touches by itself: the element around it does. */
const STILL = { silent: true, animation: false, emphasis: { disabled: true } } as const

/** Bars, lines and bands in our style (visual 'Charts'). */
export function chartOption(picture: ChartModel, font: string): Option {
  const { plot, axis, ticks, series } = picture
  const { scale } = plot
  const latest = latestBar(series)
  const label = { color: 'var(--text-3)', fontSize: LABEL * scale, fontFamily: font }
  return {
    animation: false,
    textStyle: { fontFamily: font },
    grid: {
      left: plot.left,
      right: plot.width - plot.right,
      top: plot.top,
      bottom: plot.height - plot.bottom,
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'category',
      data: ticks.map((value, index) =>
        index === latest ? { value, textStyle: { color: 'var(--text)', fontWeight: STRONG } } : value,
      ),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, interval: 0, hideOverlap: false, margin: 6 * scale, lineHeight: VALUE * scale },
    },
    yAxis: {
      type: 'value',
      min: axis.min,
      max: axis.max,
      interval: axis.interval,
      axisLabel: {
        ...label,
        margin: 8 * scale,
        formatter: (value: number) => axis.ticks.find((tick) => Math.abs(tick.value - value) < 1e-9)?.label ?? '',
      },
      splitLine: { lineStyle: { color: 'var(--chart-grid)' } },
    },
    series: series.flatMap((each, index): (BarSeriesOption | LineSeriesOption)[] => {
      const paint = paintOf(series, index)
      if (each.kind === 'bar') return [barSeries(picture, index, paint)]
      return each.kind === 'line' ? [lineSeries(picture, index, paint)] : bandSeries(picture, index, paint)
    }),
  }
}

/** The value beside its bar or point; the halo separates it from a line behind it. */
function valueLabel(text: string, scale: number) {
  return {
    position: 'top',
    distance: 4 * scale,
    formatter: () => text,
    color: 'var(--text)',
    fontSize: VALUE * scale,
    fontWeight: STRONG,
    textBorderColor: 'var(--surface)',
    textBorderWidth: 3 * scale,
  } as const
}

/** The category of the highlighted bar: the last one that is over. */
function latestBar(series: readonly Series[]): number | undefined {
  const bars = series.find(isCurrent)
  return bars && highlightOf(bars)
}

/** Bars of the present, of which the last full one is highlighted; those of a stack have each a colour of their own. */
const isCurrent = ({ kind, look = 'now', stack }: Series) => kind === 'bar' && look === 'now' && !stack

/** Rounded where the bar ends; inside a stack square. */
function radiusOf(value: number, isOutermost: boolean, scale: number): [number, number, number, number] {
  const round = isOutermost ? RADIUS * scale : 0
  return value < 0 ? [0, 0, round, round] : [round, round, 0, 0]
}

function barSeries({ series, axis, plot, ticks }: ChartModel, index: number, paint: Paint): BarSeriesOption {
  const own = series[index]
  if (!own) throw new Error(`no series ${index}`)
  const { scale } = plot
  const latest = isCurrent(own) ? highlightOf(own) : undefined
  const isOutermost = (at: number) =>
    !own.stack || !series.slice(index + 1).some(({ stack, values }) => stack === own.stack && values[at])
  return {
    ...STILL,
    type: 'bar',
    ...(own.stack && { stack: own.stack }),
    z: 2,
    barCategoryGap: ticks.length > 20 ? '25%' : '36%',
    barGap: '10%',
    data: own.values.map((value, at) => {
      if (typeof value !== 'number') return '-'
      const isRunning = at === own.running
      const isLatest = at === latest
      const isFull = isLatest || (isCurrent(own) && own.hasLatest === false)
      return {
        value,
        itemStyle: {
          color: isRunning ? 'none' : isFull ? paint.line : paint.fill,
          borderColor: isFull ? paint.line : paint.edge,
          borderWidth: isRunning ? 1.5 * scale : scale,
          borderType: isRunning ? DASHES.map((part) => part * scale) : 'solid',
          borderRadius: radiusOf(value, isOutermost(at), scale),
        },
        label: {
          ...valueLabel(axis.figure(value), scale),
          show: isLatest,
        },
      }
    }),
  }
}

function strokeOf(paint: Paint, scale: number, width: number): NonNullable<LineSeriesOption['lineStyle']> {
  return {
    color: paint.line,
    width: width * scale,
    join: 'round',
    cap: 'round',
    type: paint.dash ? paint.dash.map((part) => part * scale) : 'solid',
  }
}

function lineSeries({ series, axis, plot }: ChartModel, index: number, paint: Paint): LineSeriesOption {
  const own = series[index]
  if (!own) throw new Error(`no series ${index}`)
  const { scale } = plot
  const { look = 'now' } = own
  // A line beside bars of the present is their comparison: muted, without a value of its own.
  const isLeading = look === 'now' && !series.some(isCurrent)
  const latest = isLeading ? highlightOf(own) : undefined
  const isKnown = (at: number) => typeof own.values[at] === 'number'
  return {
    ...STILL,
    type: 'line',
    z: 3,
    connectNulls: false,
    lineStyle: strokeOf(paint, scale, look === 'now' ? 2 : 1.75),
    itemStyle: { color: paint.line },
    data: own.values.map((value, at) => {
      if (typeof value !== 'number') return '-'
      const isAlone = !isKnown(at - 1) && !isKnown(at + 1)
      const isLatest = at === latest
      return {
        value,
        // A point between two gaps has no line to be seen by.
        symbol: isAlone || isLatest ? 'circle' : 'none',
        symbolSize: (isLatest ? 7 : 5) * scale,
        label: {
          ...valueLabel(axis.figure(value), scale),
          show: isLatest,
          // At the end of the line the label must stay inside the chart.
          ...(at > 0 && at === own.values.length - 1 && { position: 'top', align: 'right' }),
        },
      }
    }),
  }
}

/** A band: its lower edge, and on it what is between, filled. */
function bandSeries({ series, plot }: ChartModel, index: number, paint: Paint): LineSeriesOption[] {
  const values = series[index]?.values ?? []
  const edge = { color: paint.edge, width: plot.scale }
  const common = {
    ...STILL,
    type: 'line',
    z: 1,
    symbol: 'none',
    stack: `band ${index}`,
    // The default stacks values of one sign only, which would split a band across zero.
    stackStrategy: 'all',
    lineStyle: edge,
  } as const
  return [
    { ...common, data: values.map((value) => (value && typeof value === 'object' ? value[0] : '-')) },
    {
      ...common,
      areaStyle: { color: paint.fill, opacity: 1 },
      data: values.map((value) => (value && typeof value === 'object' ? value[1] - value[0] : '-')),
    },
  ]
}
