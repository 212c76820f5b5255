import type { ReactNode } from 'react'
import './Timeline.css'

interface TimelineProps {
  readonly label: string
  readonly children: ReactNode
}

/** What happened, newest first. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={label}>
      {children}
    </ol>
  )
}

interface TimelineEventProps {
  readonly icon: ReactNode
  readonly tone?: 'brand' | 'plain' | 'wait'
  readonly title: string
  readonly time: string
  readonly children?: ReactNode
  /** `kind:id`, for those who look records up. */
  readonly record?: string
}

export function TimelineEvent({ icon, tone = 'brand', title, time, children, record }: TimelineEventProps) {
  return (
    <li className="event" data-record={record}>
      <span className={`event__dot event__dot--${tone}`} aria-hidden="true">
        {icon}
      </span>
      <div className="event__head">
        <b>{title}</b>
        <span className="event__time">{time}</span>
      </div>
      {children ? <div className="event__body">{children}</div> : null}
    </li>
  )
}
