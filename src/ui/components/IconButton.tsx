import type { ReactNode } from 'react'
import { classes } from './dom'
import { Badge } from './Tag'
import './IconButton.css'

export interface IconButtonProps {
  /** Accessible name of the button. */
  readonly label: string
  readonly onPress: () => void
  /** State of a toggle button, e.g. follow. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly badge?: number | undefined
  readonly tone?: 'text' | 'brand' | 'quiet' | undefined
  /** The button opens a menu or a sheet. */
  readonly opens?: boolean | undefined
  readonly children: ReactNode
}

/** An icon button, 44 × 44 px. */
export function IconButton(props: IconButtonProps) {
  const { label, onPress, pressed, disabled, badge, tone = 'text', opens, children } = props
  return (
    <button
      type="button"
      className={classes('iconbtn', `iconbtn--${tone}`)}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={opens ? 'dialog' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
      {badge ? <Badge count={badge} /> : null}
    </button>
  )
}
