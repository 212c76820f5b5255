import type { ReactNode } from 'react'
import { classes } from './classes'
import './DockButton.css'

export interface DockButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  /** `pill` shows the label (dark); `round` is the one orange action and shows the icon alone. */
  readonly shape: 'pill' | 'round'
}

/** A floating action in `PageFrame`'s dock. */
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
