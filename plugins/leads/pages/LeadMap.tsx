import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#src/calendar'
import { currentPosition, useCore, useStore } from '#src/core'
import type { PlaceRef } from '#src/directory'
import type { Point } from '#src/geo'
import { useLanguage } from '#src/i18n'
import { type LoadMap, type MapPoint, MapView, type MapWindow, useMapAt, useMapRecords } from '#src/map'
import { useEntryMemory, usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { useNeeded } from '#src/records'
import { PageFrame, rootScale, Segmented } from '#src/ui'
import { getClueListForMapAggregated } from '../api'
import { useRowActions } from '../components/list/useRowActions'
import { ChosenLead, ChosenPlace } from '../components/map/Chosen'
import { divisionsOf } from '../components/map/divisions'
import { InView } from '../components/map/InView'
import { type Level, MapSheet } from '../components/map/MapSheet'
import { MapTop } from '../components/map/MapTop'
import { answerOf, markOf, PLACE, withStops } from '../components/map/mapMarks'
import { RouteList } from '../components/map/RouteList'
import { useLeadsInView } from '../components/map/useLeadsInView'
import { useMapQuestion } from '../components/map/useMapQuestion'
import { useStops } from '../components/map/useStops'
import { clueDetail, clueMap, clueSearchPoi } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadAreas } from '../stores/dictionaries'
import { leadStore } from '../stores/LeadStore'
import { useTexts } from '../texts'
import '../components/map/LeadMap.css'

export { mapSearch as search } from '../rules/mapSearch'

/** Height of what floats above the map, without the status bar. px at design size */
const TOP = 108
/** How close a place is looked at that was searched, and where the user is when the map is opened. */
const PLACE_ZOOM = 15
const START_ZOOM = 13

/** Map of leads (/clueMap, pages 'leads'): marks and groups of what is in view, their rows, a route through some. */
export default observer(function LeadMap() {
  const t = useTexts()
  const language = useLanguage()
  const core = useCore()
  const page = usePageNavigation(clueMap)
  const { lead: chosen } = useSearch(clueMap)
  const leads = useStore(leadStore)
  const where = useStore(currentPosition)
  const areas = useNeeded(useStore(leadAreas))

  const question = useMapQuestion()
  const { query, tab } = question
  const load = useCallback<LoadMap>(
    async ({ bounds, zoom }, signal) => {
      const request = { ...query, bounds, zoom }
      return answerOf(await core.http(getClueListForMapAggregated, request, { signal, background: true }), language)
    },
    [core, query, language],
  )
  const records = useMapRecords(`${language} ${question.key}`, load)

  const [window, setWindow] = useState<MapWindow>()
  const [found, setFound] = useState<Point>()
  const me = found ?? where.position
  const known = useEntryMemory<PlaceRef | undefined>(PLACE)
  const [place, setPlace] = useState(known.get())
  const { view, keep } = useMapAt(clueMap, me && { center: me, zoom: START_ZOOM })
  const [target, setTarget] = useState(view)
  const near = question.filter.radius === undefined ? undefined : where.position
  useEffect(() => {
    if (near) setTarget({ center: near, zoom: START_ZOOM })
  }, [near])
  const [level, setLevel] = useState<Level>('peek')
  const [part, setPart] = useState<'view' | 'route'>('view')
  const [bottom, setBottom] = useState(0)
  const body = useRef<HTMLDivElement>(null)

  const stops = useStops(me)
  const isChosen = chosen !== undefined || place !== undefined
  const isListed = level !== 'peek' && part === 'view' && !isChosen
  const { rows, total } = useLeadsInView(question, window, isListed)
  const open = useCallback(
    (id: LeadId) => {
      leads.browse(undefined)
      page.open(clueDetail, { id })
    },
    [leads, page],
  )
  const actions = useRowActions(rows, open)

  const { shown, isLoading, error } = records
  const { route } = stops
  const picked = chosen && leads.get(chosen)
  const points = useMemo(() => {
    const marks = withStops(shown.points, route?.stops ?? NONE, language)
    const pin: MapPoint[] = place
      ? [{ ...place.point, id: PLACE, label: place.name, kind: 'place', stage: 'found' }]
      : []
    // Chosen in the list, it may stand in a group.
    const alone =
      picked?.point && !marks.some(({ id }) => id === picked.id) ? [markOf(picked, picked.point, language)] : NONE
    return [...marks, ...alone, ...pin]
  }, [shown, route, place, picked, language])
  const line = useMemo(() => (route ? [...(me ? [me] : []), ...route.stops] : NONE), [route, me])
  const divisions = useMemo(() => divisionsOf(areas.value ?? NONE), [areas.value])

  const isShown = shown.points.length + shown.clusters.length > 0 || (window !== undefined && !isLoading)
  usePageState(isShown && error === undefined ? 'ready' : error === undefined ? 'loading' : 'error')

  const choose = useCallback(
    (id: string | undefined) => page.setSearch({ lead: id === PLACE ? undefined : (id as LeadId | undefined) }),
    [page],
  )
  const closeLead = useCallback(() => choose(undefined), [choose])
  const keepPlace = (next: PlaceRef | undefined) => {
    known.set(next)
    setPlace(next)
  }
  const leave = () => {
    choose(undefined)
    keepPlace(undefined)
  }
  const search = async () => {
    const center = window?.center
    const next = await page.choose(clueSearchPoi, center ? { lng: center.lng, lat: center.lat } : {})
    if (!next) return
    choose(undefined)
    keepPlace(next)
    setTarget({ center: next.point, zoom: PLACE_ZOOM })
  }
  const count = total === undefined ? '' : formatNumber(total, language)
  const showPart = (next: 'view' | 'route') => {
    setPart(next)
    if (level === 'peek') setLevel('half')
    if (next === 'route' && !me) void where.find()
  }
  return (
    <PageFrame title={t('title.clueMap')} bare>
      <div className="leadmap">
        <MapView
          label={t('title.clueMap')}
          points={points}
          clusters={shown.clusters}
          divisions={divisions}
          route={line}
          me={me}
          selected={chosen ?? (place && PLACE)}
          onSelect={choose}
          view={target}
          onView={(next) => {
            setWindow(next)
            keep(next)
            records.view(next)
          }}
          onLocate={setFound}
          isLoading={isLoading}
          error={error}
          onRetry={records.reload}
          inset={{ top: TOP * rootScale(), bottom }}
        />
        <MapTop
          question={question}
          place={place?.name}
          onSearch={() => void search()}
          onClear={() => keepPlace(undefined)}
        />
        <MapSheet
          // What was chosen stands in the head alone; opening the sheet leads back to the list.
          level={isChosen ? 'peek' : level}
          onLevel={(next) => {
            if (isChosen) leave()
            setLevel(next)
          }}
          onHeight={setBottom}
          body={body}
          head={
            chosen !== undefined ? (
              <ChosenLead key={chosen} id={chosen} stops={stops} actions={actions} onClose={closeLead} />
            ) : place ? (
              <ChosenPlace place={place} onClose={() => keepPlace(undefined)} />
            ) : (
              <div className="leadmap__parts">
                <Segmented
                  label={t('map.part')}
                  hideLabel
                  options={[
                    { value: 'view', label: `${t('map.inView')} ${count}` },
                    { value: 'route', label: `${t('map.route.title')} ${stops.ids.length || ''}` },
                  ]}
                  value={part}
                  onChange={showPart}
                />
              </div>
            )
          }
        >
          {isChosen || level === 'peek' ? null : part === 'route' ? (
            <RouteList stops={stops} isFromMe={me !== undefined} onShow={choose} />
          ) : (
            <InView rows={rows} scroller={body} stops={stops} actions={actions} tab={tab} />
          )}
        </MapSheet>
      </div>
    </PageFrame>
  )
})

const NONE: readonly never[] = []
