import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { currentPosition, useCore, useStore } from '#src/core'
import type { PlaceRef } from '#src/directory'
import type { Point } from '#src/geo'
import {
  ChosenPlace,
  divisionsOf,
  type LoadMap,
  MAP_BAR_HEIGHT,
  type MapBounds,
  type MapPoint,
  MapSheet,
  MapView,
  type MapWindow,
  RouteList,
  RowsInView,
  type SheetLevel,
  useMapAt,
  useMapRecords,
  useRouteStops,
  useRowsInView,
} from '#src/map'
import { useEntryMemory, usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { useNeeded } from '#src/records'
import { PageFrame, rootScale, Segmented } from '#src/ui'
import { getClueDetailList, getClueListForMapAggregated, getClueListForMapCount, getClueListForMapPage } from '../api'
import { useRowActions } from '../components/list/useRowActions'
import { WhyLine } from '../components/list/WhyLine'
import { ChosenLead, LeadStopRow } from '../components/map/ChosenLead'
import { MapTop } from '../components/map/MapTop'
import { answerOf, type LeadStop, markOf, PLACE, withStops } from '../components/map/mapMarks'
import { useMapQuestion } from '../components/map/useMapQuestion'
import { useArea } from '../components/useArea'
import { clueDetail, clueMap, clueSearchPoi } from '../routes'
import type { LeadId } from '../rules/vocabulary'
import { leadAreas } from '../stores/dictionaries'
import { leadStore } from '../stores/LeadStore'
import '../components/map/LeadMap.css'

export { mapSearch as search } from '../rules/mapSearch'

/** How close a place is looked at that was searched, and where the user is when the map is opened. */
const PLACE_ZOOM = 15
const START_ZOOM = 13
/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113

/** Map of leads (/clueMap, pages 'leads'): marks and groups of what is in view, their rows, a route through some. */
export default observer(function LeadMap() {
  const { t, say } = useArea()
  const { language } = say
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
  const [level, setLevel] = useState<SheetLevel>('peek')
  const [part, setPart] = useState<'view' | 'route'>('view')
  const [bottom, setBottom] = useState(0)
  const body = useRef<HTMLDivElement>(null)

  const { stops: stopIds = NONE } = useSearch(clueMap)
  const stops = useRouteStops({
    ids: stopIds,
    from: me,
    stopOf: (id): LeadStop | undefined => {
      const lead = leads.get(id)
      return lead?.point && { id, lead, ...lead.point }
    },
    load: async (ids, signal) => {
      const found = await core.http(getClueDetailList, { ids: ids as LeadId[] }, { signal, background: true })
      leads.putAll(found)
      return found.filter(({ point }) => point).map(({ id }) => id)
    },
    onChange: (change) =>
      page.setSearch((now) => {
        const next = change(now.stops ?? NONE)
        return { stops: next.length > 0 ? [...next] : undefined }
      }),
  })
  const isChosen = chosen !== undefined || place !== undefined
  const isListed = level !== 'peek' && part === 'view' && !isChosen
  const inView = {
    key: question.key,
    load: async (bounds: MapBounds, number: number, signal: AbortSignal) => {
      const { position } = where
      // The nearest first, else the best.
      const order = position ? ({ sort: 'distance', ...position } as const) : ({ sort: 'score' } as const)
      const answer = await core.http(getClueListForMapPage, { ...query, ...order, bounds, page: number }, { signal })
      leads.putAll(answer.items)
      return { ids: answer.items.map(({ id }) => id), total: answer.total }
    },
    count: async (bounds: MapBounds, signal: AbortSignal) =>
      (await core.http(getClueListForMapCount, { ...query, bounds }, { signal, background: true })).total,
  }
  const { rows, total } = useRowsInView(inView, window, isListed)
  const open = useCallback(
    (id: LeadId) => {
      leads.browse(undefined)
      page.open(clueDetail, { id })
    },
    [leads, page],
  )
  const actions = useRowActions(rows, open)
  const row = useCallback(
    (id: string) => <LeadStopRow id={id} stops={stops} actions={actions} tab={tab} />,
    [stops, actions, tab],
  )

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
          inset={{ top: MAP_BAR_HEIGHT * rootScale(), bottom }}
        />
        <MapTop
          question={question}
          place={place?.name}
          onSearch={() => void search()}
          onClear={() => keepPlace(undefined)}
        />
        <MapSheet
          label={t('map.sheet')}
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
              <ChosenLead key={chosen} id={chosen} tab="all" stops={stops} actions={actions} onClose={closeLead} />
            ) : place ? (
              <ChosenPlace place={place} onClose={() => keepPlace(undefined)} />
            ) : (
              <div className="leadmap__parts">
                <Segmented
                  label={t('map.part')}
                  hideLabel
                  options={[
                    { value: 'view', label: `${t('map.inView')} ${say.number(total) ?? ''}` },
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
            <RouteList
              stops={stops}
              isFromMe={me !== undefined}
              nameOf={({ lead }) => say.name(lead)}
              noteOf={({ lead }) => <WhyLine lead={lead} t={t} language={language} />}
              record="lead"
              none={t('map.route.noneText')}
              onShow={choose}
            />
          ) : (
            <RowsInView
              rows={rows}
              label={t('map.inView')}
              row={row}
              rowHeight={ROW_HEIGHT}
              empty={{ title: t('map.noneTitle'), text: t('map.noneText') }}
              scroller={body}
            />
          )}
        </MapSheet>
      </div>
    </PageFrame>
  )
})

const NONE: readonly never[] = []
