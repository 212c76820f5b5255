import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { timeOfDay } from '#base/calendar'
import { MOST_STOPS, measured, shortRoute } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { useHostActions } from '#kit/detail'
import { RouteStrip } from '#kit/map'
import { useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { usePage, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, Card, Icon, OfflineBar, PageFrame, Segmented, SkeletonRows, StateView } from '#ui/components'
import { FailedAreas } from '../components/day/FailedAreas'
import { useDayActions } from '../components/day/useDayActions'
import { useNow } from '../components/day/useNow'
import { useWhere } from '../components/day/useWhere'
import { useTexts } from '../plugin'
import { dayRoute } from '../routes'
import { arrivals, hasTime, stopsOf } from '../rules/day'
import { workbenchStore } from '../stores/WorkbenchStore'
import '../components/day/day.css'

const ORDERS = ['time', 'way'] as const

/** What is due today and has a place, in the order of time or by the shortest way, with km and arrival (/x/core/route). */
export default observer(function DayRoute() {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation(dayRoute)
  const workbench = useStore(workbenchStore)
  const { goTo } = useHostActions()
  const { visible } = usePage()
  const { order: wanted } = useSearch(dayRoute)
  const now = useNow()
  useEffect(() => {
    if (visible) void workbench.load()
  }, [workbench, visible])
  const order = ORDERS.find((each) => each === wanted) ?? 'time'
  const all = stopsOf(workbench.items, now).slice(0, MOST_STOPS)
  const { position, ask } = useWhere(all.length > 0)
  const { row, sheet } = useDayActions(position)
  const isWaiting = all.length === 0 && workbench.loading
  usePageState(isWaiting ? 'loading' : 'ready')
  const from = position ?? all[0]
  const route = from && (order === 'way' ? shortRoute(from, all) : measured(from, all))
  const stops = route?.stops ?? []
  const [first] = stops
  const times = route
    ? arrivals(
        now,
        route.legs,
        stops.map(({ item }) => item),
      )
    : []
  return (
    <PageFrame
      title={t('day.route')}
      notice={<OfflineBar seenAt={workbench.seenAt} onReload={workbench.isLost ? workbench.load : undefined} />}
    >
      {isWaiting ? <SkeletonRows count={3} /> : null}
      {route && first ? (
        <>
          <RouteStrip label={t('day.mapLabel', { count: route.stops.length })} stops={route.stops} me={position} />
          <div className="duelist__tabs">
            <Segmented
              label={t('day.order')}
              hideLabel
              options={ORDERS.map((value) => ({ value, label: t(`day.orders.${value}`) }))}
              value={order}
              onChange={(value) => page.setSearch({ order: value })}
            />
          </div>
          <div className="dayroute__head">
            <p>
              <b className="num">{formatDistance(route.length)}</b>
              <small>{t('day.stops', { count: route.stops.length })}</small>
            </p>
            <Button
              variant="main"
              icon={<Icon svg={NavigationArrowFill} />}
              onPress={() => goTo(first, first.item.title)}
            >
              {t('day.start')}
            </Button>
          </div>
          {ask ? (
            <Button variant="plain" wide onPress={ask}>
              {t('day.whereAmI')}
            </Button>
          ) : null}
          <Card>
            <ol className="list">
              {route.stops.map(({ id, item }, index) => {
                const { at } = item
                const there = times[index]
                const isKnown = index > 0 || position !== undefined
                const isLate = isKnown && there !== undefined && at !== undefined && hasTime(at) && there > at
                return (
                  <li key={id}>
                    <p className={isLate ? 'dayroute__leg dayroute__leg--late' : 'dayroute__leg'}>
                      <span className="dayroute__number num">{index + 1}</span>
                      <span className="num">
                        {!isKnown
                          ? t('day.legFirst')
                          : t(isLate ? 'day.legLate' : 'day.leg', {
                              distance: formatDistance(route.legs[index] ?? 0),
                              time: there ? timeOfDay(there, language) : '',
                            })}
                      </span>
                    </p>
                    <ul className="daylist">{row(item)}</ul>
                  </li>
                )
              })}
            </ol>
          </Card>
        </>
      ) : null}
      <FailedAreas />
      {!isWaiting && all.length === 0 && !workbench.failed ? (
        <StateView kind="empty" title={t('day.noStops')} text={t('day.noStopsText')} />
      ) : null}
      {sheet}
    </PageFrame>
  )
})
