import { Check } from '@phosphor-icons/react/dist/csr/Check'
import type { ReactNode } from 'react'
import './Chips.css'

export interface ChipProps {
  readonly onPress: () => void
  /** On or off; left out for a chip that opens something. */
  readonly pressed?: boolean | undefined
  /** In front of the text; without one, a chip that is on shows a tick. */
  readonly icon?: ReactNode
  /** How many there are behind it, in grey. */
  readonly count?: string | number | undefined
  /** How many are set, in a filled circle. */
  readonly badge?: number | undefined
  readonly disabled?: boolean | undefined
  readonly children: ReactNode
}

/** A quick filter or quick answer: 34 high to look at, 44 to touch. */
export function Chip({ onPress, pressed, icon, count, badge, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      className={pressed ? 'chip chip--on' : 'chip'}
      aria-pressed={pressed}
      aria-haspopup={badge === undefined ? undefined : 'dialog'}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="chip__body">
        {icon ?? (pressed ? <Check aria-hidden="true" /> : null)}
        {children}
        {count === undefined ? null : <span className="chip__count"> {count}</span>}
        {badge ? <span className="chip__badge">{badge}</span> : null}
      </span>
    </button>
  )
}
