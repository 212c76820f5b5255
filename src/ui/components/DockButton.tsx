import type { ReactNode } from 'react'
import { classes } from './dom'
import './DockButton.css'

export interface DockButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  /** `pill` is dark and shows the label; `round` is orange, at most one per screen, and shows only the icon. */
  readonly shape: 'pill' | 'round'
}

/** A floating button in the dock of `PageFrame`. */
export function DockButton({ label, icon, onPress, shape }: DockButtonProps) {
  return (
    <button
      type="button"
      className={classes('dock', `dock--${shape}`)}
      aria-label={shape === 'round' ? label : undefined}
      onClick={onPress}
    >
      {icon}
      {shape === 'pill' ? label : null}
    </button>
  )
}
