import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import CalendarX from '@phosphor-icons/core/regular/calendar-x.svg'
import Clock from '@phosphor-icons/core/regular/clock.svg'
import Hourglass from '@phosphor-icons/core/regular/hourglass.svg'
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

/** How pressing a date of a record is. Each has an icon of its own: colour is never the only signal. */
const URGENCIES = {
  late: { tone: 'risk', icon: Warning },
  today: { tone: 'warn', icon: Clock },
  planned: { tone: 'plain', icon: CalendarBlank },
  unplanned: { tone: 'plain', icon: CalendarX },
  ends: { tone: 'plain', icon: Hourglass },
  endsSoon: { tone: 'warn', icon: Hourglass },
} as const
export type Urgency = keyof typeof URGENCIES

/** The most pressing date of a record: what is to be done and when, or what ends. */
export function UrgentDate({ urgency, children }: { readonly urgency: Urgency; readonly children: ReactNode }) {
  const { tone, icon } = URGENCIES[urgency]
  return (
    <WhyNow tone={tone} icon={<Icon svg={icon} />}>
      {children}
    </WhyNow>
  )
}
