import type { ReactNode } from 'react'
import { classes } from './classes'
import './Chips.css'

export interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string
  /** Over several lines (in sheets and forms) instead of one that scrolls sideways. */
  readonly wrap?: boolean | undefined
  readonly children: ReactNode
}

/** A row of chips. */
export function Chips({ label, wrap, children }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in Chrome 87
    <div className={classes('chips', wrap && 'chips--wrap')} role="group" aria-label={label}>
      {children}
    </div>
  )
}
