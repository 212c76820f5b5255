import { days } from '#base/calendar'
import { StatusTag, UrgentDate, usePageTools } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import type { Bounce } from '../api/bounces'
import type { Competitive } from '../api/competitive'
import type { Todo } from '../api/todos'
import type { Warning } from '../api/warnings'
import { useTexts } from '../plugin'

/** What records of the area are called, in words and tones. */

const LEVELS = {
  notice: 'plain',
  warning: 'warn',
  serious: 'risk',
  low: 'plain',
  medium: 'warn',
  high: 'risk',
} as const
const STATES = {
  open: 'warn',
  returned: 'risk',
  handled: 'brand',
  submitted: 'brand',
  verified: 'warn',
  measured: 'brand',
  accepted: 'good',
  closed: 'good',
  refuted: 'plain',
  void: 'plain',
} as const

/** That of a warning, a competitor, or what a to-do is about, if it has one. */
export const LevelTag = ({ level }: Pick<Todo, 'level'>) =>
  level === undefined ? null : <StatusTag word={level} tones={LEVELS} group="level" />
export const StateTag = ({ state }: { readonly state: (Warning | Competitive | Bounce)['state'] }) => (
  <StatusTag<keyof typeof STATES> word={state} tones={STATES} />
)

/** Something is to be done by its owner, until it is due. */
export const waits = ({ state }: { readonly state: string }): boolean =>
  state === 'open' || state === 'verified' || state === 'returned'

interface DueAtProps extends Pick<Warning, 'due'> {
  readonly isLate?: boolean
  /** Beside a label that says what it is; else it says so, and no time that is not today's. */
  readonly isFact?: boolean
}

/** Until when something is to be done, in the tone of how late that is. */
export function DueAt({ due, isLate = due <= new Date(), isFact = false }: DueAtProps) {
  const t = useTexts()
  const { say } = usePageTools()
  if (isLate) return <UrgentDate urgency="late">{t('todos.overdueSince', { at: say.moment(due) })}</UrgentDate>
  const isToday = days.of(due) === days.today()
  const at = isToday ? say.time(due) : say.nearDay(due)
  return (
    <UrgentDate urgency={isToday ? 'today' : 'planned'}>{isFact ? say.moment(due) : t('todos.due', { at })}</UrgentDate>
  )
}

/** What was done with a record. */
export function Acts({ course }: Pick<Warning, 'course'>) {
  const t = useTexts()
  return <ActCourse label={t('course')} events={course} refusing={['return', 'void']} />
}

/** By which share a volume is off, `−38%`; of one that was not expected at all, nothing. */
export function changeOf({ actual, expected }: Pick<Warning, 'actual' | 'expected'>): number | undefined {
  return expected > 0 ? (actual - expected) / expected : undefined
}

/** The period of a warning: its day, or the first one of the week, or the month. */
export function usePeriod() {
  const t = useTexts()
  const { say } = usePageTools()
  return ({ granularity, date }: Pick<Warning, 'granularity' | 'date'>) => {
    if (granularity === 'week') return t('warning.week', { day: say.day(date) })
    return granularity === 'month' ? say.month(date.slice(0, 7)) : say.day(date)
  }
}
