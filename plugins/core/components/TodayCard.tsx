import Warning from '@phosphor-icons/core/regular/warning.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatDay, formatToday, timeOfDay } from '#base/calendar'
import type { Language } from '#base/config'
import { useCore, useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { TodayItem } from '#platform/plugin'
import { Button, Card, Icon, InlineError, SkeletonLines, WaitingTag } from '#ui/components'
import { useTexts } from '../plugin'
import { type DueItem, workbenchStore } from '../stores/WorkbenchStore'
import './TodayCard.css'

/** Number of items shown before 'n more', so that the menu below stays within reach of the thumb. */
const SHOWN = 5

const DUES = ['late', 'today', 'soon'] as const

/** Due items of all areas: three counts, then the items by urgency. */
export const TodayCard = observer(function TodayCard() {
  const t = useTexts()
  const language = useLanguage()
  const workbench = useStore(workbenchStore)
  const [all, setAll] = useState(false)
  const { items } = workbench
  const shown = all ? items : items.slice(0, SHOWN)
  // Before the first response a dash is shown instead of 0.
  const isKnown = items.length > 0 || (!workbench.loading && !workbench.failed)
  return (
    <>
      <ul className="today__counts">
        {DUES.map((due) => {
          const count = workbench.count(due)
          return (
            <li key={due} className={`today__count ${toneOf(due, count)}`}>
              <b>{isKnown ? count : '–'}</b>
              <span>
                {due === 'late' && count > 0 ? <Icon svg={Warning} /> : null}
                {t(`workbench.${due}`)}
              </span>
            </li>
          )
        })}
      </ul>
      <Card title={t('workbench.todayTitle', { day: formatToday(language) })}>
        {workbench.failed ? (
          <InlineError text={t('workbench.todayFailed')} onRetry={() => void workbench.load()} />
        ) : null}
        {items.length > 0 ? (
          <ul className="today__list">
            {shown.map((item) => (
              <TodayRow key={`${item.plugin} ${item.id}`} item={item} />
            ))}
          </ul>
        ) : null}
        {items.length === 0 && workbench.loading ? <SkeletonLines count={3} /> : null}
        {items.length === 0 && !workbench.loading && !workbench.failed ? (
          <p className="today__nothing">{t('workbench.nothing')}</p>
        ) : null}
        {items.length > shown.length ? (
          <Button variant="plain" wide onPress={() => setAll(true)}>
            {t('workbench.more', { count: items.length - shown.length })}
          </Button>
        ) : null}
      </Card>
    </>
  )
})

function toneOf(due: TodayItem['due'], count: number): string {
  if (count === 0) return 'today__count--none'
  return due === 'late' ? 'today__count--late' : ''
}

/** Time of day for items of today, the date for others. */
function whenOf({ at, due }: TodayItem, language: Language): string {
  if (!at) return ''
  return due === 'today' ? timeOfDay(at, language) : formatDay(at, language)
}

const TodayRow = observer(function TodayRow({ item }: { item: DueItem }) {
  const page = usePageNavigation()
  const language = useLanguage()
  const { outbox } = useCore()
  const workbench = useStore(workbenchStore)
  const detail = item.detail ? <span>{item.detail}</span> : null
  const waiting = item.record === undefined ? [] : outbox.unsentOf(item.record)
  return (
    <li className="today__item" data-record={item.id}>
      <button type="button" className="today__row" onClick={() => page.openHref(item.to)}>
        {item.action ? null : <span className={`today__time today__time--${item.due}`}>{whenOf(item, language)}</span>}
        <span className={item.action ? 'today__main today__main--long' : 'today__main'}>
          <b>{item.title}</b>
          {waiting.length > 0 ? <WaitingTag items={waiting} /> : detail}
        </span>
        {item.action && !item.run ? <b className="today__action">{item.action}</b> : null}
      </button>
      {item.action && item.run ? (
        <Button variant="soft" size="small" onPress={() => workbench.run(item)}>
          {item.action}
        </Button>
      ) : null}
    </li>
  )
})
