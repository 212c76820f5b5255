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
  /** What is drawn. */
  readonly children: ReactNode
}

/**
 * What every chart has around it: the key, and the way to the same figures as a table, which also stands in for a drawing
 * that could not be loaded.
 */
export function ChartFrame({ label, keys, actions, drawing, table, children }: ChartFrameProps) {
  const t = useChartTexts()
  const [wantsTable, setWantsTable] = useState(false)
  const hasFailed = drawing.state === 'failed'
  const isTable = wantsTable || hasFailed
  return (
    <figure className="chart" aria-label={label}>
      {hasFailed ? <InlineError text={t('chart.failed')} onRetry={drawing.retry} /> : null}
      {/* The drawing keeps its place: coming back from the table it is there at once. */}
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

/** In place of a picture that has nothing to show. */
export function NoFigures() {
  const t = useChartTexts()
  return <p className="section__empty">{t('chart.noFigures')}</p>
}
