import type { ReactNode } from 'react'
import { classes } from './classes'
import './PlaceActions.css'

export interface PlaceAction {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  /** Accessible name where the label alone says too little ('350 m'). */
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
}

interface PlaceActionsProps {
  /** Accessible name of the group. */
  readonly label?: string | undefined
  readonly actions: readonly PlaceAction[]
}

/** One row of up to four things to do at a place; the first is the filled, wider one. */
export function PlaceActions({ label, actions }: PlaceActionsProps) {
  return (
    <fieldset className="places" aria-label={label}>
      {actions.map((action, index) => (
        <button
          key={action.name ?? action.label}
          type="button"
          className={classes('place', index === 0 && 'place--main')}
          aria-label={action.name}
          disabled={action.disabled}
          onClick={action.onPress}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </fieldset>
  )
}
