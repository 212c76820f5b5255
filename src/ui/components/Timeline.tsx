import type { ReactNode } from 'react'
import { classes } from './dom'
import './Timeline.css'

export interface TimelineEvent {
  readonly id: string
  readonly icon: ReactNode
  /** `wait` for an event that has not been sent yet. */
  readonly tone?: 'brand' | 'plain' | 'wait' | undefined
  readonly title: string
  readonly time: string
  readonly body?: ReactNode
  /** Value of `data-record`, as `kind:id`; default is the id. */
  readonly record?: string | undefined
}

/** A timeline of events, newest first. */
export function Timeline({ label, events }: { readonly label: string; readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className="event" data-record={event.record ?? event.id}>
          <EventContent {...event} />
        </li>
      ))}
    </ol>
  )
}

/** One event as the row of an endless list. */
export function TimelineRow({ id, record = id, ...event }: TimelineEvent) {
  return (
    <div className="event event--row" data-record={record}>
      <EventContent {...event} />
    </div>
  )
}

export interface EventBodyProps {
  readonly text: string | undefined
  /** Facts beside it; falsy ones are skipped. */
  readonly facts: readonly (string | false | undefined)[]
  /** Below them, e.g. photos. */
  readonly children?: ReactNode
}

/** Body of an event: its text, and facts about it in one small line. */
export function EventBody({ text, facts, children }: EventBodyProps) {
  const known = facts.filter(Boolean)
  return (
    <>
      {text ? <p className="event__text">{text}</p> : null}
      {known.length > 0 ? <p className="event__facts">{known.join(' · ')}</p> : null}
      {children}
    </>
  )
}

function EventContent({ icon, tone = 'brand', title, time, body }: Omit<TimelineEvent, 'id' | 'record'>) {
  return (
    <>
      <span className={classes('event__dot', `event__dot--${tone}`)} aria-hidden="true">
        {icon}
      </span>
      <p className="event__head">
        <b>{title}</b>
        <span className="event__time">{time}</span>
      </p>
      {body ? <div className="event__body">{body}</div> : null}
    </>
  )
}
