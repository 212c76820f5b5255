import { useLayoutEffect, useMemo, useRef } from 'react'
import { type Day, days, formatDay, momentOf } from '#base/calendar'
import type { Language } from '#base/config'
import { type Column, DataTable } from '#kit/tables'
import { useLanguage } from '#platform/i18n'
import { SkeletonLines } from '#ui/components'
import { ChartFrame, NoFigures } from './ChartFrame'
import { KeyList } from './ChartKey'
import type { GanttModel } from './drawing'
import { type GanttRow, stripWidth, timeScale, timeTicks } from './gantt'
import type { Size } from './layout'
import { type ChartTexts, useChartTexts } from './texts'
import { useDrawing } from './useDrawing'
import { useSize } from './useSize'
import './GanttStrip.css'

export interface GanttStripProps {
  readonly label: string
  readonly rows: readonly GanttRow[]
  /** The business day of today. */
  readonly today: Day
  readonly onPress?: ((id: string) => void) | undefined
}

/** At the design width, as in the style sheet: the line of months, and a row. px */
const HEAD = 20
const ROW = 44
const EDGE = 7

const KEYS = ['plan', 'done', 'actual', 'today'] as const
const COLOURS = { good: 'var(--good)', warn: 'var(--warn)', risk: 'var(--risk)' } as const

/**
 * Phases, tasks and milestones over time (domain/schedule.md): each row a line of words over its bar; a table of the
 * same. A long time scrolls sideways, from today on, while the words stay in sight.
 */
export function GanttStrip(props: GanttStripProps) {
  return props.rows.length === 0 ? <NoFigures /> : <Strip {...props} />
}

function Strip({ label, rows, today, onPress }: GanttStripProps) {
  const t = useChartTexts()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const size = useSize(view)
  const picture = useMemo(() => size && pictureOf(rows, today, size, language), [rows, today, size, language])
  const isWide = size !== undefined && picture !== undefined && picture.plot.width > size.width
  const words = isWide ? { width: `${size.width}px` } : undefined
  const atFirst = isWide ? (picture.today ?? 0) - size.width / 2 : undefined
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (atFirst === undefined || !view.current || isPlaced.current) return
    isPlaced.current = true
    view.current.scrollLeft = atFirst
  }, [atFirst])
  const drawing = useDrawing({ box, kind: 'gantt', picture })

  return (
    <ChartFrame
      label={label}
      keys={<KeyList keys={KEYS.map((part) => ({ name: t(`chart.${part}`), swatch: swatchOf(part) }))} />}
      drawing={drawing}
      table={<DataTable label={label} columns={columnsOf(t, language)} rows={rows} keyOf={({ id }) => id} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div ref={view} className="gantt-view" role="group" aria-label={label} tabIndex={isWide ? 0 : undefined}>
        <div className="gantt" style={isWide ? { width: `${picture.plot.width}px` } : undefined}>
          <div ref={box} className="gantt__svg" aria-hidden="true" />
          {picture?.ticks.map(({ at, label: tick }) => (
            <span key={at} className="gantt__tick" style={{ left: `${at}px` }} aria-hidden="true">
              {tick}
            </span>
          ))}
          {drawing.state === 'loading' ? (
            <div className="gantt__skeleton">
              <SkeletonLines count={6} />
            </div>
          ) : null}
          <ol className="gantt__rows">
            {rows.map((row) => (
              <li key={row.id} className="gantt__row">
                {onPress ? (
                  <button type="button" className="gantt__words" style={words} onClick={() => onPress(row.id)}>
                    <RowWords row={row} t={t} />
                  </button>
                ) : (
                  <div className="gantt__words" style={words}>
                    <RowWords row={row} t={t} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </ChartFrame>
  )
}

function pictureOf(rows: readonly GanttRow[], today: Day, size: Size, language: Language): GanttModel {
  const { height, scale } = size
  const width = stripWidth(rows, today, size.width, scale)
  const time = timeScale(rows, today, width, EDGE * scale)
  const endOf = (day: Day) => time.xOf(days.add(day, 1))
  return {
    kind: 'gantt',
    plot: { ...size, width, left: 0, right: width, top: HEAD * scale, bottom: height },
    rowHeight: ROW * Math.max(1, scale),
    ticks: timeTicks(time, width, scale, language),
    today: time.xOf(today),
    bars: rows.map(({ from, to, percent, actual, tone, isMilestone = false }) => ({
      from: time.xOf(from),
      to: endOf(to),
      done: percent / 100,
      isMilestone,
      actual: actual && {
        from: time.xOf(actual.from),
        to: endOf(actual.to ?? today),
        colour: tone ? COLOURS[tone] : 'var(--text-3)',
      },
    })),
  }
}

function RowWords({ row, t }: { readonly row: GanttRow; readonly t: ChartTexts }) {
  return (
    <>
      <span className="truncate">{row.name}</span>
      {row.isCritical ? <span className="gantt__critical">◆ {t('chart.critical')}</span> : null}
      {row.isMilestone ? null : <span className="gantt__percent num">{row.percent}%</span>}
    </>
  )
}

const swatchOf = (part: (typeof KEYS)[number]) => <i className={`gantt__key gantt__key--${part}`} aria-hidden="true" />

function columnsOf(t: ChartTexts, language: Language): readonly Column<GanttRow>[] {
  const day = (each: Day) => formatDay(momentOf(each), language)
  const stretch = (from: Day, to: Day) =>
    from === to ? day(from) : t('chart.between', { low: day(from), high: day(to) })
  return [
    { key: 'name', label: t('chart.task'), text: ({ name }) => name },
    { key: 'percent', label: t('chart.done'), align: 'end', text: ({ percent }) => `${percent}%` },
    { key: 'plan', label: t('chart.plan'), text: ({ from, to }) => stretch(from, to) },
    {
      key: 'actual',
      label: t('chart.actual'),
      text: ({ actual }) => {
        if (!actual) return t('chart.none')
        return actual.to ? stretch(actual.from, actual.to) : t('chart.onlyNow', { from: day(actual.from) })
      },
      tone: ({ tone }) => tone,
    },
  ]
}
