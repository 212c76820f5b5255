import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import PhoneOutgoing from '@phosphor-icons/core/regular/phone-outgoing.svg'
import Warning from '@phosphor-icons/core/regular/warning.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatDay, formatToday } from '#base/calendar'
import type { Language } from '#base/config'
import { measured, type Point } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { useStore } from '#platform/core'
import { listIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { TodayItem } from '#platform/plugin'
import { Button, Card, Icon, SkeletonLines } from '#ui/components'
import { useTexts } from '../../plugin'
import { dayCalls, dayRoute, dueList } from '../../routes'
import { type DayStop, firstOf, lineOf, nextOf, stopsOf } from '../../rules/day'
import { keyOf, workbenchStore } from '../../stores/WorkbenchStore'
import { DayPart, partCode } from './DayPart'
import { FailedAreas } from './FailedAreas'
import { useDayActions } from './useDayActions'
import { useNow } from './useNow'
import { useWhere } from './useWhere'
import './day.css'

const dayMap = partCode(() => import(/* webpackChunkName: "day-map" */ './DayMap'))

/** Items shown before 'n more', so that the menu below stays within reach of the thumb. */
const SHOWN = 6
/** From so many calls on, they are made one after the other. */
const CALLS = 2

/** The day in one line of time from all areas: late ones folded into a row, then what is due today. */
export const DayCard = observer(function DayCard() {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const workbench = useStore(workbenchStore)
  const now = useNow()
  const [isAll, setAll] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { items } = workbench
  const late = items.filter(({ due }) => due === 'late')
  const today = lineOf(items.filter(({ due }) => due === 'today'))
  const stops = stopsOf(items, now)
  const { position, ask } = useWhere(items.some(({ place }) => place))
  const { row, sheet } = useDayActions(position)
  const next = nextOf(today, now)
  const calls = items.filter(({ main, due, can }) => main?.does === 'call' && can?.includes('note') && due !== 'soon')
  const shown = isAll ? today : firstOf(today, SHOWN, next)
  const isWaiting = workbench.loading && items.length === 0
  return (
    <>
      {stops.length > 0 ? (
        <div className="daymap">
          <DayPart
            code={dayMap}
            props={{ stops, position, onPress: () => page.open(dayRoute) }}
            waiting={<div className="daymap__room" />}
          />
        </div>
      ) : null}
      <Card
        title={titleOf(now, language)}
        link={
          ask
            ? { label: t('day.whereAmI'), onPress: ask }
            : stops.length > 0
              ? { label: lengthOf(stops, position), onPress: () => page.open(dayRoute) }
              : undefined
        }
      >
        {late.length > 0 ? (
          <button type="button" className="dayfold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon svg={Warning} />
            <b>{t('day.lateCount', { count: late.length })}</b>
            <span className="truncate">
              {listIn(
                late.map(({ title }) => title),
                language,
              )}
            </span>
            <Icon svg={CaretDown} className="dayfold__caret" />
          </button>
        ) : null}
        {isOpen ? <ul className="list daylist">{late.map((item) => row(item))}</ul> : null}
        {shown.length > 0 ? (
          <ul className="list daylist">
            {shown.map((item) => row(item, next !== undefined && keyOf(item) === keyOf(next)))}
          </ul>
        ) : null}
        {isWaiting ? <SkeletonLines count={4} /> : null}
        {today.length === 0 && !isWaiting && !workbench.failed ? (
          <p className="section__empty">{t(late.length > 0 ? 'day.nothingElse' : 'workbench.nothing')}</p>
        ) : null}
        <FailedAreas />
        {today.length > shown.length ? (
          <Button variant="plain" wide onPress={() => setAll(true)}>
            {t('workbench.more', { count: today.length - shown.length })}
          </Button>
        ) : null}
        {calls.length >= CALLS ? (
          <button type="button" className="dayfold dayfold--calls" onClick={() => page.open(dayCalls)}>
            <Icon svg={PhoneOutgoing} />
            <b>{t('day.callsCount', { count: calls.length })}</b>
            <span>{t('day.callsStart')}</span>
          </button>
        ) : null}
      </Card>
      <Counts isKnown={items.length > 0 || !workbench.loading} />
      {sheet}
    </>
  )
})

/** Of the way to all stops in their order, as the crow flies. */
function lengthOf(stops: readonly DayStop[], position: Point | undefined): string {
  const [first] = stops
  return formatDistance(first ? measured(position ?? first, stops).length : 0)
}

/** `Fri 20 Nov` · `11-20 周五` */
function titleOf(now: Date, language: Language): string {
  const day = formatToday(language, now)
  return language === 'zh-CN' ? `${formatDay(now, language, now)} ${day}` : day
}

const DUES = ['late', 'today', 'soon'] as const

/** How many are late, due today and due in the coming days; each opens the list of exactly these. */
const Counts = observer(function Counts({ isKnown }: { readonly isKnown: boolean }) {
  const t = useTexts()
  const page = usePageNavigation()
  const workbench = useStore(workbenchStore)
  return (
    <ul className="daycounts">
      {DUES.map((due) => {
        const count = workbench.count(due)
        return (
          <li key={due}>
            <button
              type="button"
              className={`daycount ${toneOf(due, count)}`}
              onClick={() => page.open(dueList, { due })}
            >
              {/* Before the first response a dash is shown instead of 0. */}
              <b className="num">{isKnown ? count : '–'}</b>
              <span>
                {due === 'late' && count > 0 ? <Icon svg={Warning} /> : null}
                {t(`workbench.${due}`)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
})

function toneOf(due: TodayItem['due'], count: number): string {
  if (count === 0) return 'daycount--none'
  return due === 'late' ? 'daycount--late' : ''
}
