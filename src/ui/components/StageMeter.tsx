import { classes } from './dom'
import './StageMeter.css'

/** Number of filled bars per stage, so that the stage is recognizable without colour. */
export const STAGE_BARS = { found: 1, verified: 2, followed: 3, opportunity: 4, won: 5, discarded: 0 } as const
export type Stage = keyof typeof STAGE_BARS

interface StageMeterProps {
  readonly stage: Stage
  /** Name of the stage; omit it where the name is shown beside the meter. */
  readonly label?: string
}

/** The five-bar meter of a stage with its name; use it wherever a stage is shown. */
export function StageMeter({ stage, label }: StageMeterProps) {
  return (
    <span className={classes('stage', `stage--${stage}`)}>
      <i className="stage__meter" aria-hidden="true" />
      {label}
    </span>
  )
}
