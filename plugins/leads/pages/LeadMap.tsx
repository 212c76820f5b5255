import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { divisionsOf, type LoadMap, type MapBounds, MapScreen, useMapScreen, useRouteStops } from '#kit/map'
import { useNeeded } from '#kit/records'
import { currentPosition, useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { getClueDetailList, getClueListForMapAggregated, getClueListForMapCount, getClueListForMapPage } from '../api'
import { useRowActions } from '../components/list/useRowActions'
import { WhyLine } from '../components/list/WhyLine'
import { ChosenLead, LeadStopRow } from '../components/map/ChosenLead'
import { MapChips } from '../components/map/MapChips'
import { type LeadStop, markOf, responseOf, withStops } from '../components/map/mapMarks'
import { useMapFilter } from '../components/map/useMapFilter'
import { useArea } from '../components/useArea'
import { clueDetail, clueMap, clueScreen, clueSearchPoi } from '../routes'
import { leadFilters } from '../rules/filters'
import type { LeadId } from '../rules/vocabulary'
import { leadAreas } from '../stores/dictionaries'
import { leadStore } from '../stores/LeadStore'

export { mapSearch as search } from '../rules/mapSearch'

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 113

/** Map of leads (/clueMap, pages 'leads'): markers and clusters in view, their rows, a route through some. */
export default observer(function LeadMap() {
  const { t, say } = useArea()
  const { language } = say
  const core = useCore()
  const page = usePageNavigation(clueMap)
  const { lead: chosen, stops: stopIds = NONE, ordered = false } = useSearch(clueMap)
  const leads = useStore(leadStore)
  const where = useStore(currentPosition)
  const areas = useNeeded(useStore(leadAreas))

  const mapFilter = useMapFilter()
  const { query, tab, filter } = mapFilter
  const load = useCallback<LoadMap>(
    async ({ bounds, zoom }, signal) => {
      const request = { ...query, bounds, zoom }
      return responseOf(await core.http(getClueListForMapAggregated, request, { signal, background: true }), language)
    },
    [core, query, language],
  )
  const choose = useCallback((id: string | undefined) => page.setSearch({ lead: id as LeadId | undefined }), [page])
  const screen = useMapScreen({
    route: clueMap,
    places: clueSearchPoi,
    chosen,
    choose,
    key: `${language} ${mapFilter.key}`,
    load,
    isNarrowed: leadFilters.count(filter) > 0 || filter.keyword !== undefined,
    around: filter.radius === undefined ? undefined : { remove: () => mapFilter.change({ radius: undefined }) },
    nearest: async (from) => {
      // The radius is what found nothing; other filters may have been set by the time of the answer.
      const request = { ...query, ...from, radius: undefined, sort: 'distance', page: 1, size: 1 } as const
      const [lead] = (await core.http(getClueListForMapPage, request)).items
      if (lead && filter.radius !== undefined) page.setSearch({ radius: undefined })
      return lead?.point
    },
    inView: {
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
    },
  })
  const stops = useRouteStops({
    ids: stopIds,
    isOwnOrder: ordered,
    from: screen.me,
    stopOf: (id): LeadStop | undefined => {
      const lead = leads.get(id)
      return lead?.point && { id, lead, ...lead.point }
    },
    load: async (ids, signal) => {
      const found = await core.http(getClueDetailList, { ids: ids as LeadId[] }, { signal, background: true })
      leads.putAll(found)
      return found.filter(({ point }) => point).map(({ id }) => id)
    },
    onChange: (change, isOwnOrder) =>
      page.setSearch((now) => {
        const next = change(now.stops ?? NONE)
        const isOrdered = next.length > 0 && (isOwnOrder ?? now.ordered)
        return { stops: next.length > 0 ? [...next] : undefined, ordered: isOrdered || undefined }
      }),
  })
  const open = useCallback(
    (id: LeadId) => {
      leads.browse(undefined)
      page.open(clueDetail, { id })
    },
    [leads, page],
  )
  const actions = useRowActions(screen.rows, open)
  const row = useCallback(
    (id: string) => <LeadStopRow id={id} stops={stops} actions={actions} tab={tab} />,
    [stops, actions, tab],
  )

  const { shown } = screen.records
  const { route } = stops
  const picked = chosen && leads.get(chosen)
  const points = useMemo(() => {
    const marks = withStops(shown.points, route?.stops ?? NONE, language)
    // A lead chosen in the list may be inside a cluster.
    const isAlone = picked?.point && !marks.some(({ id }) => id === picked.id)
    return isAlone ? [...marks, markOf(picked, picked.point, core.session.loginName, language)] : marks
  }, [shown, route, picked, core, language])
  const divisions = useMemo(() => divisionsOf(areas.value ?? NONE), [areas.value])
  const closeLead = useCallback(() => choose(undefined), [choose])
  const edit = async () => {
    const next = await page.choose(clueScreen, { tab, ...filter })
    if (next) mapFilter.show({ ...next, keyword: filter.keyword })
  }
  return (
    <MapScreen
      screen={screen}
      title={t('title.clueMap')}
      points={points}
      divisions={divisions}
      filters={leadFilters.count(filter)}
      onFilter={() => void edit()}
      chips={<MapChips mapFilter={mapFilter} />}
      chosen={
        chosen && <ChosenLead key={chosen} id={chosen} tab="all" stops={stops} actions={actions} onClose={closeLead} />
      }
      row={row}
      rowHeight={ROW_HEIGHT}
      route={{
        stops,
        nameOf: ({ lead }) => say.name(lead),
        noteOf: ({ lead }) => <WhyLine lead={lead} t={t} language={language} />,
        record: 'lead',
      }}
    />
  )
})

const NONE: readonly never[] = []
