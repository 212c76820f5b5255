import { type Day, days } from '#base/calendar'
import { classes } from '#ui/components'
import { exceptionOf, usePeriodTexts } from './dayWords'
import './DayFace.css'

/** A larger number is shown as a figure. */
const DOTS = [1, 2, 3] as const

export interface DayFaceProps {
  readonly day: Day
  readonly count: number
  /** How many of these need attention. */
  readonly alerts?: number
  readonly isChosen: boolean
  /** Of another month than the one that is shown. */
  readonly isOutside?: boolean
}

/** A day in a week or a month: its number, today, its events, a holiday. Its button states the same as text. */
export function DayFace({ day, count, alerts = 0, isChosen, isOutside = false }: DayFaceProps) {
  const t = usePeriodTexts()
  const exception = exceptionOf(day)
  return (
    <span
      className={classes(
        'dayface',
        day === days.today() && 'dayface--today',
        isChosen && 'dayface--chosen',
        isOutside && 'dayface--outside',
      )}
      aria-hidden="true"
    >
      <span className="dayface__number">{Number(day.slice(8))}</span>
      {exception ? <span className="dayface__exception">{t(`period.${exception}Short`)}</span> : null}
      <span className={classes('dayface__marks', alerts > 0 && 'dayface__marks--alert')}>
        {count > DOTS.length
          ? count
          : DOTS.slice(0, count).map((dot) => <i key={dot} className={classes(dot <= alerts && 'dayface__alert')} />)}
      </span>
    </span>
  )
}
