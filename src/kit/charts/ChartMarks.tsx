import { classes } from '#ui/components'
import { middleOf, type Plot, textWidth } from './layout'
import type { Mark } from './series'
import './ChartMarks.css'

/** Between two labels in one line, at the design width. px */
const APART = 8

interface Placed extends Mark {
  readonly x: number
  /** The side of its line with the label; none where it would overlap another: then the table and a tap show it. */
  readonly side: 'start' | 'end' | undefined
}

/** Marks in their order, each label where it has room. */
export function placeMarks(marks: readonly Mark[], count: number, plot: Plot): Placed[] {
  let taken = plot.left
  return [...marks]
    .filter(({ at }) => at >= 0 && at < count)
    .sort((a, b) => a.at - b.at)
    .map((mark, index, all) => {
      const next = all[index + 1]
      const end = next ? middleOf(next.at, count, plot) : plot.right
      const x = middleOf(mark.at, count, plot)
      const width = (textWidth(mark.label) + APART) * plot.scale
      const fitsEnd = x >= taken && x + width <= end
      const fitsStart = !fitsEnd && x - width >= taken
      if (fitsEnd) taken = x + width
      else if (fitsStart) taken = x
      return { ...mark, x, side: fitsEnd ? 'end' : fitsStart ? 'start' : undefined }
    })
}

/** Lines through the categories in which something happened. */
export function ChartMarks({ marks, count, plot }: { marks: readonly Mark[]; count: number; plot: Plot }) {
  return placeMarks(marks, count, plot).map(({ at, label, x, side }) => (
    <div
      key={`${at} ${label}`}
      className="chartmark"
      style={{ left: `${x}px`, top: `${plot.top}px`, height: `${plot.bottom - plot.top}px` }}
    >
      {side ? (
        <span className={classes('chartmark__label', side === 'start' && 'chartmark__label--start')}>{label}</span>
      ) : null}
    </div>
  ))
}
