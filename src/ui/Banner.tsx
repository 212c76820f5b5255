import type { ReactNode } from 'react'
import { classes } from './classes'
import './Banner.css'

export interface BannerProps {
  readonly tone?: 'brand' | 'warn' | 'risk' | undefined
  readonly icon: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly children: ReactNode
}

/** A bar 44 px high above the content, with an optional action. */
export function Banner({ tone = 'warn', icon, action, children }: BannerProps) {
  return (
    <div className={classes('banner', `banner--${tone}`)} role="status">
      {icon}
      <span className="banner__text">{children}</span>
      {action ? (
        <button type="button" className="banner__act" onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  )
}
