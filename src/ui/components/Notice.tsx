import Info from '@phosphor-icons/core/regular/info.svg'
import Warning from '@phosphor-icons/core/regular/warning.svg'
import type { ReactNode } from 'react'
import { classes } from './dom'
import { Icon } from './Icon'
import './Notice.css'

export interface NoticeProps {
  readonly tone?: 'brand' | 'warn' | 'risk' | undefined
  /** Icon; default depends on the tone. */
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** `status` or `alert` for a notice that appears while the page is open. */
  readonly role?: 'status' | 'alert' | undefined
  readonly children: ReactNode
}

/** A notice box with at most one action. It has its own outer margin; do not wrap it in another. */
export function Notice({ tone = 'brand', icon, action, role, children }: NoticeProps) {
  return (
    <div className={classes('notice', `notice--${tone}`)} role={role}>
      {icon ?? (tone === 'brand' ? <Icon svg={Info} /> : <Icon svg={Warning} />)}
      <div className="notice__text">{children}</div>
      {action ? (
        <button type="button" className="notice__act" onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
