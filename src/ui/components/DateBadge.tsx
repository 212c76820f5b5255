import { classes } from './dom'
import './DateBadge.css'

export interface DateBadgeProps {
  /** The day or the time, whichever matters. */
  readonly main: string
  readonly sub: string
  readonly tone?: 'plain' | 'warn' | 'risk' | undefined
}

/** When something is, in two lines, at the left of a row. */
export function DateBadge({ main, sub, tone = 'plain' }: DateBadgeProps) {
  return (
    <span className={classes('date-badge', `date-badge--${tone}`)}>
      <b>{main}</b>
      {sub}
    </span>
  )
}
