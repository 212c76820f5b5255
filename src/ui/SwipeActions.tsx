import type { ReactNode } from 'react'
import { SwipeCell } from 'react-vant'
import './SwipeActions.css'

export interface SwipeAction {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly tone?: 'weak' | 'brand'
}

interface SwipeActionsProps {
  /** At most two; they also stand in a menu, so that nobody has to swipe. */
  readonly actions: readonly SwipeAction[]
  readonly children: ReactNode
}

/** A row that shows actions when it is swiped to the left. */
export function SwipeActions({ actions, children }: SwipeActionsProps) {
  if (actions.length === 0) return children
  return (
    <SwipeCell
      rightAction={
        <span className="swipe">
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              // Hidden until swiped: keyboard and screen reader take the menu.
              tabIndex={-1}
              aria-hidden="true"
              className={`swipe__action swipe__action--${action.tone ?? 'weak'}`}
              onClick={action.onPress}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
        </span>
      }
    >
      {children}
    </SwipeCell>
  )
}
