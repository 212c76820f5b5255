import ChartBar from '@phosphor-icons/core/regular/chart-bar.svg'
import Table from '@phosphor-icons/core/regular/table.svg'
import { type ReactNode, useState } from 'react'
import { Icon, IconButton, InlineError } from '#ui/components'
import { useChartTexts } from './texts'
import type { DrawingState } from './useDrawing'
import './ChartFrame.css'

export interface ChartFrameProps {
  /** Names the whole. */
  readonly label: string
  /** What the colours mean. */
  readonly keys?: ReactNode
  /** Buttons beside that of the table. */
  readonly actions?: ReactNode
  readonly drawing: DrawingState
  /** The same figures as a table. */
  readonly table: ReactNode
  /** The rendered chart. */
  readonly children: ReactNode
}

/**
 * The frame of every chart: the key, and a button for the same figures as a table, which is also the fallback for a
 * chart that failed to load.
 */
export function ChartFrame({ label, keys, actions, drawing, table, children }: ChartFrameProps) {
  const t = useChartTexts()
  const [wantsTable, setWantsTable] = useState(false)
  const hasFailed = drawing.state === 'failed'
  const isTable = wantsTable || hasFailed
  return (
    <figure className="chart" aria-label={label}>
      {hasFailed ? <InlineError text={t('chart.failed')} onRetry={drawing.retry} /> : null}
      {/* The chart stays mounted, so returning from the table shows it at once. */}
      <div className="chart__drawing" hidden={isTable}>
        {children}
      </div>
      {isTable ? table : null}
      <div className="chart__foot">
        <div className="chart__keys">{isTable ? null : keys}</div>
        {isTable ? null : actions}
        {hasFailed ? null : (
          <IconButton
            label={t(isTable ? 'chart.asChart' : 'chart.asTable')}
            tone="quiet"
            onPress={() => setWantsTable(!wantsTable)}
          >
            {isTable ? <Icon svg={ChartBar} /> : <Icon svg={Table} />}
          </IconButton>
        )}
      </div>
    </figure>
  )
}

/** In place of a chart without figures. */
export function NoFigures() {
  const t = useChartTexts()
  return <p className="section__empty">{t('chart.noFigures')}</p>
}
