import Check from '@phosphor-icons/core/regular/check.svg'
import type { ReactNode } from 'react'
import { classes } from './dom'
import { Icon } from './Icon'
import { Steady } from './Steady'
import { shortened } from './shortened'
import './Chips.css'

export interface ChipProps {
  readonly onPress: () => void
  /** Selected state; omit it for a chip that opens something. */
  readonly pressed?: boolean | undefined
  /** Leading icon; without one, a selected chip shows a tick. */
  readonly icon?: ReactNode
  /** Number of results, shown in grey. */
  readonly count?: string | number | undefined
  /** Number of active settings, shown in a filled circle. */
  readonly badge?: number | undefined
  readonly disabled?: boolean | undefined
  readonly children: string
}

/** A quick filter or quick choice: 34 px high with a touch target of 44 px; its width does not change when selected. */
export function Chip({ onPress, pressed, icon, count, badge, disabled, children }: ChipProps) {
  const isTicked = pressed && icon === undefined
  return (
    <button
      type="button"
      className={classes('chip', pressed && 'chip--on', isTicked && 'chip--ticked')}
      aria-pressed={pressed}
      aria-haspopup={badge === undefined ? undefined : 'dialog'}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="chip__body">
        {isTicked ? <Icon svg={Check} /> : icon}
        <Steady className="chip__text">{shortened(children)}</Steady>
        {count === undefined ? null : (
          <>
            {' '}
            <Steady className="chip__count">{String(count)}</Steady>
          </>
        )}
        {badge ? <span className="chip__badge">{badge}</span> : null}
      </span>
    </button>
  )
}
