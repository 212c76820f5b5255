import Warning from '@phosphor-icons/core/regular/warning.svg'
import type { ReactNode } from 'react'
import { classes } from './dom'
import { Icon } from './Icon'
import './WhyNow.css'

export interface WhyNowProps {
  readonly tone?: 'plain' | 'brand' | 'good' | 'warn' | 'risk' | undefined
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Why a row matters now: icon and text; the only coloured text of a row. */
export function WhyNow({ tone = 'plain', icon, children }: WhyNowProps) {
  return (
    <span className={classes('why', `why--${tone}`)}>
      {icon}
      <span className="why__text">{children}</span>
    </span>
  )
}

/** What needs attention, with its icon. */
export function Attention({ children }: Pick<WhyNowProps, 'children'>) {
  return (
    <WhyNow tone="warn" icon={<Icon svg={Warning} />}>
      {children}
    </WhyNow>
  )
}
