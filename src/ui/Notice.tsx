import { Info } from '@phosphor-icons/react/dist/csr/Info'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'
import './Notice.css'

interface NoticeProps {
  readonly tone?: 'brand' | 'warn' | 'risk'
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A sentence that concerns the whole page, with at most one action. */
export function Notice({ tone = 'brand', action, icon, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`}>
      {icon ?? (tone === 'brand' ? <Info aria-hidden="true" /> : <Warning aria-hidden="true" />)}
      <div className="notice__text">{children}</div>
      {action ? (
        <button type="button" className="notice__action" onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
