import { days } from '#base/calendar'
import { StatusTag, UrgentDate, usePageTools } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import type { Bounce } from '../api/bounces'
import type { Competitive } from '../api/competitive'
import type { Todo } from '../api/todos'
import type { Warning } from '../api/warnings'
import { useTexts } from '../plugin'

/** What records of the area are called, in words and tones. */

const LEVELS = { notice: 'plain', warning: 'warn', serious: 'risk' } as const
const COMPETITIVE_LEVELS = { low: 'plain', medium: 'warn', high: 'risk' } as const
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

export const LevelTag = ({ level }: Pick<Warning, 'level'>) => <StatusTag word={level} tones={LEVELS} group="level" />
export const CompetitiveTag = ({ level }: Pick<Competitive, 'level'>) => (
  <StatusTag word={level} tones={COMPETITIVE_LEVELS} group="level" />
)
/** That of what a to-do is about, if it has one. */
export const TodoTag = ({ level }: Pick<Todo, 'level'>) =>
  level === undefined ? null : <StatusTag word={level} tones={{ ...LEVELS, ...COMPETITIVE_LEVELS }} group="level" />
export const StateTag = ({ state }: { readonly state: (Warning | Competitive | Bounce)['state'] }) => (
  <StatusTag<keyof typeof STATES> word={state} tones={STATES} />
)

/** Something is to be done by its owner, until it is due. */
export const waits = ({ state }: { readonly state: string }): boolean =>
  state === 'open' || state === 'verified' || state === 'returned'

/** Until when something is to be done, in the tone of how late that is. */
export function DueAt({ due }: Pick<Warning, 'due'>) {
  const t = useTexts()
  const { say } = usePageTools()
  const isLate = due <= new Date()
  const urgency = isLate ? 'late' : days.of(due) === days.today() ? 'today' : 'planned'
  const at = say.moment(due)
  return (
    <UrgentDate urgency={urgency}>{isLate ? t('todos.overdueSince', { at }) : t('warning.dueAt', { at })}</UrgentDate>
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
