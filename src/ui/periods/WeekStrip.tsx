import CaretLeft from '@phosphor-icons/core/regular/caret-left.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Day, days } from '#base/calendar'
import { useLanguage } from '#platform/i18n'
import { Button, Icon, IconButton } from '#ui/components'
import { DayFace } from './DayFace'
import { type DayMarks, dayName, mondayOf, usePeriodTexts, weekdayWord, weekFrom } from './dayWords'
import { rangeText } from './period'
import { useSwipeSideways } from './useSwipeSideways'
import './WeekStrip.css'

export interface WeekStripProps {
  /** The day that is chosen, if one is. */
  readonly day: Day | undefined
  /** How much is on, by day; what is not there counts as nothing. */
  readonly marks: DayMarks
  /** How many of these need attention, by day, and what is said of them. */
  readonly alerts?: { readonly marks: DayMarks; readonly text: (count: number) => string } | undefined
  readonly onChange: (day: Day) => void
  /** Another week is shown, from its Monday on: its marks have to be loaded. */
  readonly onWeek?: ((monday: Day) => void) | undefined
}

/** A week to choose a day of: swipe or the arrows turn to another week, arrow keys move from day to day. */
export function WeekStrip({ day, marks, alerts, onChange, onWeek }: WeekStripProps) {
  const t = usePeriodTexts()
  const language = useLanguage()
  const list = useRef<HTMLFieldSetElement>(null)
  const today = days.today()
  const [shown, setShown] = useState({ day, monday: mondayOf(day ?? today) })
  // A day chosen elsewhere shows its week.
  if (shown.day !== day) setShown({ day, monday: mondayOf(day ?? today) })
  const { monday } = shown
  const week = weekFrom(monday)

  const told = useRef(monday)
  useEffect(() => {
    if (told.current === monday) return
    told.current = monday
    onWeek?.(monday)
  }, [monday, onWeek])

  const show = (next: Day) => setShown({ day, monday: next })
  const turn = (step: 1 | -1) => show(days.add(monday, step * 7))
  const choose = (next: Day) => {
    show(mondayOf(next))
    onChange(next)
  }
  const move = (event: KeyboardEvent, from: Day) => {
    const step = { ArrowLeft: -1, ArrowUp: -7, ArrowRight: 1, ArrowDown: 7 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(days.add(from, step))
    // The button of the day that is chosen then.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus())
  }
  const range = rangeText([monday, days.add(monday, 6)], t, language)

  return (
    <div className="weekstrip" {...useSwipeSideways(turn)}>
      <div className="weekstrip__head">
        <span className="weekstrip__title" aria-live="polite">
          {range}
        </span>
        {week.includes(today) ? null : (
          <Button size="small" variant="plain" onPress={() => choose(today)}>
            {t('period.today')}
          </Button>
        )}
        <IconButton label={t('period.before', { label: t('period.week') })} tone="quiet" onPress={() => turn(-1)}>
          <Icon svg={CaretLeft} />
        </IconButton>
        <IconButton label={t('period.after', { label: t('period.week') })} tone="quiet" onPress={() => turn(1)}>
          <Icon svg={CaretRight} />
        </IconButton>
      </div>
      <fieldset ref={list} className="weekstrip__days" aria-label={range}>
        {week.map((each) => (
          <button
            key={each}
            type="button"
            className="weekstrip__day"
            aria-pressed={each === day}
            aria-current={each === today ? 'date' : undefined}
            onClick={() => choose(each)}
            onKeyDown={(event) => move(event, each)}
          >
            <span className="visually-hidden">
              {[dayName(each, marks[each] ?? 0, t, language), alerts?.marks[each] && alerts.text(alerts.marks[each])]
                .filter(Boolean)
                .join(t('period.comma'))}
            </span>
            <span className="weekstrip__weekday" aria-hidden="true">
              {weekdayWord(each, language)}
            </span>
            <DayFace day={each} count={marks[each] ?? 0} alerts={alerts?.marks[each] ?? 0} isChosen={each === day} />
          </button>
        ))}
      </fieldset>
    </div>
  )
}
