import { Fragment } from 'react'
import { formatNumber } from '#base/quantities'
import { useLanguage } from '#platform/i18n'
import { classes } from './dom'
import './Bars.css'

export interface BarRow {
  readonly label: string
  readonly value: number
  readonly max: number
  /** Shows the bar in amber: something is missing here. */
  readonly short?: boolean | undefined
}

/** Parts of a score: label, bar, and value out of the maximum. */
export function Bars({ rows }: { readonly rows: readonly BarRow[] }) {
  const language = useLanguage()
  return (
    <dl className="bars">
      {rows.map(({ label, value, max, short }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className={classes('bar', short && 'bar--short')} aria-hidden="true">
            <i style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
          </dd>
          <dd className="bars__val">
            {formatNumber(value, language)} <span>/ {formatNumber(max, language)}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
