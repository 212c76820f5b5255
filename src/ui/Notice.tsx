import { Info } from '@phosphor-icons/react/dist/csr/Info'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'
import { classes } from './classes'
import './Notice.css'

export interface NoticeProps {
  readonly tone?: 'brand' | 'warn' | 'risk' | undefined
  /** The tone's own icon unless given. */
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** `status` for something that appears while the person is here. */
  readonly role?: 'status' | 'alert' | undefined
  readonly children: ReactNode
}

/** Something to know before reading on, with at most one way to act. */
export function Notice({ tone = 'brand', icon, action, role, children }: NoticeProps) {
  return (
    <div className={classes('notice', `notice--${tone}`)} role={role}>
      {icon ?? (tone === 'brand' ? <Info aria-hidden="true" /> : <Warning aria-hidden="true" />)}
      <div className="notice__text">{children}</div>
      {action ? (
        <button type="button" className="notice__act" onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
