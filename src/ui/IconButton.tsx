import type { ReactNode } from 'react'
import { Badge } from './Badge'
import { classes } from './classes'
import './IconButton.css'

export interface IconButtonProps {
  /** Accessible name: the icon says nothing to a screen reader. */
  readonly label: string
  readonly onPress: () => void
  /** For a button that stays on: follow, mute. */
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly badge?: number | undefined
  readonly tone?: 'text' | 'brand' | 'quiet' | undefined
  /** Opens a menu or a sheet. */
  readonly opens?: boolean | undefined
  readonly children: ReactNode
}

/** An icon that can be tapped, 44 × 44. */
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
