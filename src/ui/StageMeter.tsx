import { classes } from './classes'
import './StageMeter.css'

/** Stages of a lead and how many of the five bars each fills; the same without colour. */
export const STAGE_BARS = { found: 1, verified: 2, followed: 3, opportunity: 4, won: 5, discarded: 0 } as const
export type Stage = keyof typeof STAGE_BARS

interface StageMeterProps {
  readonly stage: Stage
  /** Left out where the name stands beside it already. */
  readonly label?: string
}

/** The meter of a stage with its name beside it; stands wherever a stage is named. */
export function StageMeter({ stage, label }: StageMeterProps) {
  return (
    <span className={classes('stage', `stage--${stage}`)}>
      <i className="stage__meter" aria-hidden="true" />
      {label}
    </span>
  )
}
