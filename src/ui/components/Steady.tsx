import { classes } from './dom'
import './Steady.css'

interface SteadyProps {
  readonly className?: string | undefined
  readonly children: string
}

/** A text that always reserves the width of its bold form, so that nothing moves when it becomes bold. */
export function Steady({ className, children }: SteadyProps) {
  return (
    <span className={classes('steady', className)} data-text={children}>
      <span>{children}</span>
    </span>
  )
}
