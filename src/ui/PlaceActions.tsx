import type { ReactNode } from 'react'
import './PlaceActions.css'

export interface PlaceAction {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly disabled?: boolean
}

/** What can be done at a place, the first one foremost: go there, call, … */
export function PlaceActions({ label, actions }: { label: string; actions: readonly PlaceAction[] }) {
  return (
    <div className="place-actions" role="group" aria-label={label}>
      {actions.map((action, index) => (
        <button
          key={action.label}
          type="button"
          className={index === 0 ? 'place-action place-action--main' : 'place-action'}
          disabled={action.disabled}
          onClick={action.onPress}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </div>
  )
}
