import CalendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg'
import CheckCircle from '@phosphor-icons/core/regular/check-circle.svg'
import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import NavigationArrow from '@phosphor-icons/core/regular/navigation-arrow.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import SealCheck from '@phosphor-icons/core/regular/seal-check.svg'
import { observer } from 'mobx-react-lite'
import { days, formatDay, formatWeekday, momentOf, timeOfDay, workingDays } from '#base/calendar'
import type { Language } from '#base/config'
import { formatDistance } from '#base/quantities'
import { useHostActions } from '#kit/detail'
import { type Position, useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { Button, classes, Icon, SwipeActions, WaitingTag } from '#ui/components'
import { useTexts } from '../../plugin'
import { distanceTo, hasTime, isGoneTo, leaveBy, type MainAction, mainOf } from '../../rules/day'
import { type DueItem, workbenchStore } from '../../stores/WorkbenchStore'
import { makeMove } from './moves'
import { useNow } from './useNow'
import './day.css'

const ICONS: Readonly<Record<MainAction, string>> = {
  call: Phone,
  go: NavigationArrow,
  checkIn: MapPinLine,
  write: NotePencil,
  decide: SealCheck,
}

export interface DayRowProps {
  readonly item: DueItem
  /** It is what is to be done next. */
  readonly isNext?: boolean
  readonly position: Position | undefined
  /** Asks for the sentence that settles it. */
  readonly onNote: (item: DueItem) => void
  /** Calls about it. */
  readonly onCall: (item: DueItem) => void
}

/** A due item: time, whom, what, and one button for what is to be done; a swipe or its menu settles or moves it. */
export const DayRow = observer(function DayRow({ item, isNext = false, position, onNote, onCall }: DayRowProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const { goTo } = useHostActions()
  const workbench = useStore(workbenchStore)
  const language = useLanguage()
  const { can = [], title } = item
  const metres = distanceTo(item, position)
  const main = mainOf(item, metres)
  const isSingle = !isNext && item.detail === undefined && !item.contact && workbench.waitingOf(item).length === 0
  const press = () => {
    if (main === 'call') onCall(item)
    else if (main === 'go' && item.place) goTo(item.place, title)
    else {
      if (main === 'checkIn') workbench.arriveAt(item)
      page.openHref(item.main?.to ?? item.to)
    }
  }
  const actions = [
    ...(can.includes('tomorrow')
      ? [
          {
            label: nextDay(t, language),
            icon: <Icon svg={CalendarBlank} />,
            onPress: () => void makeMove(core, item, 'tomorrow'),
          },
        ]
      : []),
    ...(can.includes('done') || can.includes('note')
      ? [
          {
            label: t('day.done'),
            icon: <Icon svg={CheckCircle} />,
            onPress: () => (can.includes('note') ? onNote(item) : void makeMove(core, item, 'done')),
          },
        ]
      : []),
  ]
  return (
    <li data-record={item.id}>
      <SwipeActions title={title} actions={actions}>
        <div className="dayrow">
          <button
            type="button"
            className={classes('dayrow__open', isSingle && 'dayrow__open--single')}
            onClick={() => page.openHref(item.to)}
          >
            <Time item={item} isNext={isNext} />
            <Words item={item} isNext={isNext} metres={metres} />
          </button>
          <Act item={item} main={main} metres={metres} onPress={press} />
        </div>
      </SwipeActions>
    </li>
  )
})

/** The day to which an item is moved: 'Tomorrow', or before days off the next working day, `Mon 23 Nov`. */
function nextDay(t: ReturnType<typeof useTexts>, language: Language): string {
  const today = days.today()
  const day = workingDays.add(today, 1)
  return day === days.add(today, 1) ? t('day.tomorrow') : formatWeekday(momentOf(day), language)
}

interface PartProps {
  readonly item: DueItem
  readonly isNext?: boolean
  readonly metres?: number | undefined
}

/** Time of day for items of today, the date for others, such as a message of days ago; nothing for those at any time. */
function Time({ item: { at, due }, isNext }: PartProps) {
  const language = useLanguage()
  const isToday = at && due === 'today' && days.of(at) === days.today()
  const words = !at ? '' : !isToday ? formatDay(at, language) : hasTime(at) ? timeOfDay(at, language) : ''
  return <span className={classes('dayrow__time', 'num', isNext && 'dayrow__time--next')}>{words}</span>
}

const Words = observer(function Words({ item, isNext, metres }: PartProps) {
  const language = useLanguage()
  const { title, detail, contact, action, at } = item
  const waiting = useStore(workbenchStore).waitingOf(item)
  const isLong = action !== undefined
  const said = [detail, contact?.name].filter(Boolean).join(language === 'zh-CN' ? '，' : ', ')
  return (
    <span className={classes('dayrow__words', isLong && 'dayrow__words--long')}>
      <b>{title}</b>
      {waiting.length > 0 ? <WaitingTag items={waiting} /> : said === '' ? null : <span>{said}</span>}
      {isNext && at ? <Next at={at} metres={isGoneTo(item) ? metres : undefined} /> : null}
    </span>
  )
})

/** It is next, and by when one has to leave for it. */
function Next({ at, metres }: { readonly at: Date; readonly metres: number | undefined }) {
  const t = useTexts()
  const language = useLanguage()
  const now = useNow()
  const words = () => {
    if (metres === undefined) return t('day.next')
    const leave = leaveBy(at, metres)
    return leave < now ? t('day.nextNow') : t('day.nextLeave', { time: timeOfDay(leave, language) })
  }
  return <em className="dayrow__next">{words()}</em>
}

interface ActProps extends PartProps {
  readonly main: MainAction | undefined
  readonly onPress: () => void
}

/** What is to be done, with the distance where one goes somewhere. */
const Act = observer(function Act({ item, main, metres, onPress }: ActProps) {
  const t = useTexts()
  const workbench = useStore(workbenchStore)
  const page = usePageNavigation()
  const { action, run, title } = item
  if (action !== undefined)
    return (
      <Button variant="soft" size="small" onPress={() => (run ? workbench.run(item) : page.openHref(item.to))}>
        {action}
      </Button>
    )
  if (!main) return null
  const isWay = main === 'go' || main === 'checkIn'
  const shown = isWay && metres !== undefined ? formatDistance(metres) : t(`day.do.${main}`)
  const name = t(`day.act.${main}`, { title })
  return (
    <button
      type="button"
      className="dayrow__act num"
      aria-label={name.includes(shown) ? name : `${name}, ${shown}`}
      onClick={onPress}
    >
      <Icon svg={ICONS[main]} />
      {shown}
    </button>
  )
})
