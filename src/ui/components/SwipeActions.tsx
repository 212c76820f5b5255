import DotsThreeBold from '@phosphor-icons/core/bold/dots-three-bold.svg'
import { type ReactNode, useRef, useState } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { ActionMenu, type MenuAction } from './ActionMenu'
import { classes } from './dom'
import { Icon } from './Icon'
import { useSwipe } from './useSwipe'
import './SwipeActions.css'

export interface SwipeAction extends MenuAction {
  readonly icon: ReactNode
}

export interface SwipeActionsProps {
  /** Name of the record; title of the menu with the same actions. */
  readonly title: string
  /** At most two actions; the last one is emphasized. */
  readonly actions: readonly SwipeAction[]
  readonly children: ReactNode
}

/** A row that reveals actions on a swipe to the left; keyboards and screen readers use a menu instead. */
export function SwipeActions({ title, actions, children }: SwipeActionsProps) {
  const t = useCoreTexts()
  const front = useRef<HTMLDivElement>(null)
  const tray = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState(false)
  const [used, setUsed] = useState(false)
  const swipe = useSwipe(front, tray)
  if (actions.length === 0) return children
  return (
    <div className="swipe" {...swipe.handlers}>
      {swipe.begun ? (
        <div ref={tray} className="swipe__actions" aria-hidden="true">
          {actions.slice(0, 2).map((action, index) => (
            <button
              key={action.label}
              type="button"
              tabIndex={-1}
              className={classes('swipe__btn', index === actions.length - 1 && 'swipe__btn--strong')}
              onClick={() => {
                swipe.close()
                action.onPress()
              }}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
        </div>
      ) : null}
      <div ref={front} className="swipe__front">
        {children}
      </div>
      <button
        type="button"
        className="swipe__more"
        aria-label={t('moreFor', { name: title })}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          setMenu(true)
        }}
      >
        <Icon svg={DotsThreeBold} />
      </button>
      {used ? <ActionMenu open={menu} onClose={() => setMenu(false)} title={title} actions={actions} /> : null}
    </div>
  )
}
