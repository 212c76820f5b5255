import type { ReactNode } from 'react'
import { classes } from './dom'
import { Sheet } from './Sheet'
import './ActionMenu.css'

export interface MenuAction {
  readonly label: string
  readonly onPress: () => void
  readonly icon?: ReactNode
  readonly tone?: 'normal' | 'risk' | undefined
  /** Marks the selected entry, e.g. the current language. */
  readonly chosen?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Second line, e.g. why the action is disabled. */
  readonly note?: string | undefined
}

export interface ActionMenuProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly actions: readonly MenuAction[]
}

/** A menu of actions in a sheet, for overflow menus and long presses. Closes before the action runs. */
export function ActionMenu({ open, onClose, title, actions }: ActionMenuProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <ul className={classes('list', actions.some(({ icon }) => icon) && 'actionmenu--icons')}>
        {actions.map((action) => (
          <li key={action.label}>
            <button
              type="button"
              className={classes('actionmenu__entry', action.tone === 'risk' && 'actionmenu__entry--risk')}
              disabled={action.disabled}
              aria-current={action.chosen ? 'true' : undefined}
              onClick={() => {
                onClose()
                action.onPress()
              }}
            >
              {action.icon}
              <span>
                {action.label}
                {action.note ? <small>{action.note}</small> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
