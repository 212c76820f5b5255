import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CalendarX } from '@phosphor-icons/react/dist/csr/CalendarX'
import { Clock } from '@phosphor-icons/react/dist/csr/Clock'
import { Hourglass } from '@phosphor-icons/react/dist/csr/Hourglass'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import type { ReactNode } from 'react'
import { classes } from './classes'
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
    <WhyNow tone="warn" icon={<Warning aria-hidden="true" />}>
      {children}
    </WhyNow>
  )
}

/** How pressing a date of a record is. Each has an icon of its own: colour is never the only signal. */
const URGENCIES = {
  late: { tone: 'risk', Icon: Warning },
  today: { tone: 'warn', Icon: Clock },
  planned: { tone: 'plain', Icon: CalendarBlank },
  unplanned: { tone: 'plain', Icon: CalendarX },
  ends: { tone: 'plain', Icon: Hourglass },
  endsSoon: { tone: 'warn', Icon: Hourglass },
} as const
export type Urgency = keyof typeof URGENCIES

/** The most pressing date of a record: what is to be done and when, or what ends. */
export function UrgentDate({ urgency, children }: { readonly urgency: Urgency; readonly children: ReactNode }) {
  const { tone, Icon } = URGENCIES[urgency]
  return (
    <WhyNow tone={tone} icon={<Icon aria-hidden="true" />}>
      {children}
    </WhyNow>
  )
}
