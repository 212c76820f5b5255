import DotsThreeVerticalBold from '@phosphor-icons/core/bold/dots-three-vertical-bold.svg'
import ArrowLeft from '@phosphor-icons/core/regular/arrow-left.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { type ReactNode, useState } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { ActionMenu, type MenuAction } from './ActionMenu'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import './NavBar.css'

export interface NavBarProps {
  readonly title: string
  readonly onBack?: (() => void) | undefined
  /** Icon of the back button: an arrow, or a cross on forms. */
  readonly back?: 'arrow' | 'close' | undefined
  /** Replaces the visible title, e.g. by a pager; the title stays available to screen readers. */
  readonly middle?: ReactNode
  /** At most one action (`IconButton`), or a `NavNote`. */
  readonly actions?: ReactNode
  /** Entries of the overflow menu; without entries there is no menu button. */
  readonly menu?: readonly MenuAction[] | undefined
}

/** The navigation bar at the top of a page, 48 px high. */
export function NavBar({ title, onBack, back = 'arrow', middle, actions, menu = [] }: NavBarProps) {
  const t = useCoreTexts()
  const [open, setOpen] = useState(false)
  return (
    <div className="navbar">
      {onBack ? (
        <IconButton label={t(back === 'arrow' ? 'back' : 'close')} onPress={onBack}>
          {back === 'arrow' ? <Icon svg={ArrowLeft} /> : <Icon svg={X} />}
        </IconButton>
      ) : null}
      <h1 className={middle ? 'visually-hidden' : 'navbar__title'}>{title}</h1>
      {middle ? <div className="navbar__mid">{middle}</div> : null}
      {actions}
      {menu.length > 0 ? (
        <>
          <IconButton label={t('more')} onPress={() => setOpen(true)} opens>
            <Icon svg={DotsThreeVerticalBold} />
          </IconButton>
          <ActionMenu open={open} onClose={() => setOpen(false)} title={title} actions={menu} />
        </>
      ) : null}
    </div>
  )
}

/** A status text in the navigation bar, e.g. 'Draft 9:41'; changes are announced to screen readers. */
export function NavNote({ icon, children }: { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <span className="navbar__note" role="status">
      {icon}
      {children}
    </span>
  )
}
