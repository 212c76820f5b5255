import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useLanguage } from '#platform/i18n'
import { SkeletonChart } from '#ui/components'
import { valueAxis } from './axis'
import { ChartFrame, NoFigures } from './ChartFrame'
import { ChartKey } from './ChartKey'
import { ChartMarks } from './ChartMarks'
import { ChartReadout } from './ChartReadout'
import { ChartTable } from './ChartTable'
import type { ChartModel } from './drawing'
import { spokenFigures } from './figures'
import { indexAt, plotOf, thinned } from './layout'
import { latestOf, type Mark, type Series } from './series'
import { useChartTexts } from './texts'
import { useDrawing } from './useDrawing'
import { useSame } from './useSame'
import { useSize } from './useSize'
import './Chart.css'

export interface ChartProps {
  /** What it shows; its accessible name, and the head of its table. */
  readonly label: string
  /** Unit of the values as they are given: `m³`. What they are counted in (`M m³`) the chart finds itself. */
  readonly unit: string
  /** In full, for a tap and the table: `Nov 2026`. */
  readonly categories: readonly string[]
  /** Shorter labels for the axis: `N`; a line break begins a second line. */
  readonly ticks?: readonly string[] | undefined
  readonly series: readonly Series[]
  readonly marks?: readonly Mark[] | undefined
  /** A category was tapped, or chosen by key. */
  readonly onPress?: ((index: number) => void) | undefined
}

const NO_MARKS: readonly Mark[] = []

/**
 * Bars, lines, bands and stacks over categories (kit 2.21): unit at the axis, the last full bar in full colour with its
 * value, the running one dashed. A tap, or the arrow keys, show the figures of a category; the table has all of them.
 */
export function Chart(props: ChartProps) {
  const isEmpty = props.series.every((each) => latestOf(each) === undefined && each.running === undefined)
  return isEmpty ? <NoFigures /> : <Plot {...props} />
}

function Plot({ label, unit, categories, marks = NO_MARKS, onPress, ...given }: ChartProps) {
  const { ticks, series } = useSame({ ticks: given.ticks ?? categories, series: given.series })
  const t = useChartTexts()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [index, setIndex] = useState<number>()
  const count = categories.length

  const picture = useMemo((): ChartModel | undefined => {
    if (!size) return undefined
    const axis = valueAxis(series, unit, language)
    const plot = plotOf(size, axis, ticks, series)
    return { kind: 'chart', plot, axis, ticks: thinned(ticks, plot), series }
  }, [size, series, unit, language, ticks])
  const drawing = useDrawing({ box, kind: 'chart', picture })

  const latest = Math.max(0, ...series.map((each) => latestOf(each) ?? 0))
  const figures = { categories, series, unit, marks }

  const choose = (next: number | undefined) => {
    setIndex(next)
    if (next !== undefined) onPress?.(next)
  }
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (!picture) return
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const tapped = indexAt(x, count, picture.plot)
    choose(tapped === index ? undefined : tapped)
  }
  const step = (event: KeyboardEvent) => {
    const next = nextCategory(event.key, index ?? latest, count)
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    choose(next)
  }

  return (
    <ChartFrame
      label={label}
      keys={<ChartKey series={series} />}
      drawing={drawing}
      table={<ChartTable label={label} {...figures} />}
    >
      <div
        className="chart__plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={index ?? latest}
        aria-valuetext={spokenFigures(figures, index ?? latest, t, language)}
        onClick={tap}
        onKeyDown={step}
        onBlur={() => setIndex(undefined)}
      >
        <div ref={box} className="chart__svg" aria-hidden="true" />
        {drawing.state === 'loading' ? (
          <div className="chart__skeleton">
            <SkeletonChart />
          </div>
        ) : null}
        {picture && drawing.state === 'ready' ? (
          <div aria-hidden="true">
            <span className="chart__unit">{picture.axis.unit}</span>
            <ChartMarks marks={marks} count={count} plot={picture.plot} />
            {index === undefined ? null : <ChartReadout plot={picture.plot} index={index} {...figures} />}
          </div>
        ) : null}
      </div>
    </ChartFrame>
  )
}

/** Where a key leads in a row of categories; it ends at both ends. */
function nextCategory(key: string, present: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, present + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, present - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
