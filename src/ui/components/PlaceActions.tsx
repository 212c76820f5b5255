import type { ReactNode } from 'react'
import { classes } from './dom'
import './PlaceActions.css'

export interface PlaceAction {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  /** Accessible name, when the label is not descriptive ('350 m'). */
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
}

interface PlaceActionsProps {
  /** Accessible name of the group. */
  readonly label?: string | undefined
  /** 'pending' reserves the place of an action until its availability is loaded; false ones are skipped. */
  readonly actions: readonly (PlaceAction | 'pending' | false | undefined)[]
}

/** A row of up to four actions, of which the first is filled and wider; nothing without actions. */
export function PlaceActions({ label, actions: offered }: PlaceActionsProps) {
  const actions = offered.filter((action) => action !== false && action !== undefined)
  if (actions.length === 0) return null
  return (
    <fieldset className="places" aria-label={label}>
      {actions.map((action, index) => {
        const place = classes('place', index === 0 && 'place--main')
        // biome-ignore lint/suspicious/noArrayIndexKey: a pending action has no key but its index
        if (action === 'pending') return <span key={index} className={classes(place, 'place--pending')} />
        return (
          <button
            key={action.name ?? action.label}
            type="button"
            className={place}
            aria-label={action.name}
            disabled={action.disabled}
            onClick={action.onPress}
          >
            {action.icon}
            <span className="place__label">{action.label}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
