import CaretLeft from '@phosphor-icons/core/regular/caret-left.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { type KeyboardEvent, useRef } from 'react'
import { type Day, days, formatMonth, momentOf } from '#base/calendar'
import { useLanguage } from '#platform/i18n'
import { classes, Icon, IconButton } from '#ui/components'
import { DayFace } from './DayFace'
import { type DayMarks, dayName, mondayOf, usePeriodTexts, weekdayWord, weekFrom } from './dayWords'
import { periodOf } from './period'
import { useSwipeSideways } from './useSwipeSideways'
import './MonthGrid.css'

export interface MonthGridProps {
  /** Any day of the month that is shown. */
  readonly month: Day
  /** One day, or the first and the last of several. */
  readonly chosen?: readonly [from: Day, to: Day] | undefined
  readonly marks?: DayMarks | undefined
  readonly onPick: (day: Day) => void
  /** The user turned to another month, given as the first of its days. */
  readonly onMonth: (first: Day) => void
}

const NO_MARKS: DayMarks = {}

/** A month of days, weeks from Monday on: arrow keys move, Page Up and Down turn the month, as a swipe does. */
export function MonthGrid({ month, chosen, marks = NO_MARKS, onPick, onMonth }: MonthGridProps) {
  const t = usePeriodTexts()
  const language = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const [first, last] = periodOf('month', month)
  const weeks: (readonly Day[])[] = []
  for (let monday = mondayOf(first); monday <= last; monday = days.add(monday, 7)) weeks.push(weekFrom(monday))
  const title = formatMonth(momentOf(first), language)
  const today = days.today()
  const isInMonth = (day: Day) => day >= first && day <= last
  // One day of the grid takes the focus, and the arrow keys move it from there.
  const stop = [chosen?.[1], today].find((day) => day !== undefined && isInMonth(day)) ?? first

  const turn = (step: 1 | -1) => onMonth(days.addMonths(first, step))
  const focus = (day: Day) => {
    if (!isInMonth(day)) onMonth(periodOf('month', day)[0])
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const move = (event: KeyboardEvent, day: Day) => {
    const next = dayByKey(event.key, day)
    if (!next) return
    event.preventDefault()
    focus(next)
  }

  return (
    <div className="monthgrid" {...useSwipeSideways(turn)}>
      <div className="monthgrid__head">
        <IconButton label={t('period.before', { label: t('period.month') })} tone="quiet" onPress={() => turn(-1)}>
          <Icon svg={CaretLeft} />
        </IconButton>
        <span className="monthgrid__title" aria-live="polite">
          {title}
        </span>
        <IconButton label={t('period.after', { label: t('period.month') })} tone="quiet" onPress={() => turn(1)}>
          <Icon svg={CaretRight} />
        </IconButton>
      </div>
      <table ref={grid} className="monthgrid__grid" aria-label={title}>
        <thead>
          <tr>
            {weekFrom(mondayOf(first)).map((day) => (
              <th key={day} scope="col" className="monthgrid__weekday">
                {weekdayWord(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isEnd = chosen !== undefined && (day === chosen[0] || day === chosen[1])
                const isBetween = chosen !== undefined && day > chosen[0] && day < chosen[1]
                return (
                  <td key={day} className={classes('monthgrid__cell', isBetween && 'monthgrid__cell--between')}>
                    <button
                      type="button"
                      className="monthgrid__day"
                      data-day={day}
                      tabIndex={day === stop ? 0 : -1}
                      aria-pressed={isEnd || isBetween}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onPick(day)}
                      onKeyDown={(event) => move(event, day)}
                    >
                      <span className="visually-hidden">{dayName(day, marks[day] ?? 0, t, language)}</span>
                      <DayFace day={day} count={marks[day] ?? 0} isChosen={isEnd} isOutside={!isInMonth(day)} />
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where a key leads from a day. */
function dayByKey(key: string, day: Day): Day | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key]
  if (step !== undefined) return days.add(day, step)
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return days.add(mondayOf(day), 6)
  if (key === 'PageUp') return days.addMonths(day, -1)
  return key === 'PageDown' ? days.addMonths(day, 1) : undefined
}
