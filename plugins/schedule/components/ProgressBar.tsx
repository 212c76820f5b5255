import './schedule.css'

interface ProgressBarProps {
  /** % */
  readonly actual: number
  readonly planned: number
  readonly tone: 'good' | 'warn' | 'risk'
  /** What a screen reader says. */
  readonly label: string
}

/** What is done, with a mark where the plan is. */
export function ProgressBar({ actual, planned, tone, label }: ProgressBarProps) {
  return (
    <span className={`progress progress--${tone}`} role="img" aria-label={label}>
      <i className="progress__done" style={{ width: `${Math.min(100, actual)}%` }} />
      <i className="progress__plan" style={{ left: `${Math.min(100, planned)}%` }} />
    </span>
  )
}
