import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Stop } from '#base/geo'
import { formatNumber } from '#base/quantities'
import { useLanguage, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Button, PageFrame, rootScale, Segmented } from '#ui/components'
import { ChosenPlace } from './Chosen'
import { MAP_BAR_HEIGHT, MapBar } from './MapBar'
import { MapSheet } from './MapSheet'
import { MapView } from './MapView'
import { RouteList, type RouteListProps } from './RouteList'
import { RowsInView } from './RowsInView'
import { useOnMapTexts } from './texts'
import type { MapDivision, MapPoint } from './types'
import { type MapScreenModel, PLACE } from './useMapScreen'
import './MapScreen.css'

export interface MapScreenProps<S extends Stop> {
  /** From `useMapScreen`. */
  readonly screen: MapScreenModel
  readonly title: string
  /** Marks of records; must be a stable array. */
  readonly points: readonly MapPoint[]
  readonly divisions: readonly MapDivision[]
  /** How many filters are set. */
  readonly filters: number
  readonly onFilter: () => void
  /** Chips: filters of one tap. */
  readonly chips: ReactNode
  /** Head of the sheet for the chosen record. */
  readonly chosen: ReactNode
  /** Renders the row of a record in view; must be stable. */
  readonly row: (id: string) => ReactNode
  /** Estimated height of a row, at the design width. px */
  readonly rowHeight: number
  readonly route: Omit<RouteListProps<S>, 'isFromMe' | 'none' | 'onShow'>
}

/**
 * A page that shows records on a map: marks and groups of what is in view, their rows and a route through some of them
 * in a sheet, search of places. Texts of the area by rule: `map.sheet`, `map.part`, `map.inView`, `map.noneTitle`,
 * `map.noneText`,
 * `map.toNearest`, `map.route.title`, `map.route.noneText`.
 */
export const MapScreen = observer(MapScreenOf) as typeof MapScreenOf

function MapScreenOf<S extends Stop>(props: MapScreenProps<S>) {
  const { screen, title, points, divisions, filters, onFilter, chips, chosen, row, rowHeight, route } = props
  const { records, place, isChosen, me, level, part, rows, total, isUncounted } = screen
  const area = useTextsOf(usePage().plugin)
  const t = useOnMapTexts()
  const language = useLanguage()
  const [bottom, setBottom] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const { stops } = route
  const marks = useMemo((): readonly MapPoint[] => {
    if (!place) return points
    return [...points, { ...place.point, id: PLACE, label: place.name, kind: 'place', stage: 'found' }]
  }, [points, place])
  const way = stops.route
  const line = useMemo(() => (way ? [...(me ? [me] : []), ...way.stops] : []), [way, me])
  const { showAll } = screen
  useEffect(() => {
    if (part === 'route') showAll(line)
  }, [part, line, showAll])
  // Each part has a scroll position of its own: the head of the route must not stay above the fold of a scrolled list.
  const scrolled = useRef({ view: 0, route: 0 })
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    element.scrollTop = scrolled.current[part]
    const keep = () => {
      scrolled.current[part] = element.scrollTop
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [part])
  const counted = total === undefined ? '' : formatNumber(total, language)
  const inView = isUncounted ? t('onMap.uncounted') : counted
  const parts = (
    <div className="mapscreen__parts">
      <Segmented
        label={area('map.part')}
        hideLabel
        options={[
          {
            value: 'view',
            label: `${area('map.inView')} ${inView}`,
          },
          { value: 'route', label: `${area('map.route.title')} ${stops.ids.length || ''}` },
        ]}
        value={part}
        onChange={screen.showPart}
      />
      {part === 'view' && total === 0 ? (
        <Button variant="soft" size="small" onPress={screen.zoomOut}>
          {area('map.toNearest')}
        </Button>
      ) : null}
    </div>
  )
  const content =
    part === 'route' ? (
      <RouteList {...route} isFromMe={me !== undefined} none={area('map.route.noneText')} onShow={screen.select} />
    ) : (
      <RowsInView
        rows={rows}
        label={area('map.inView')}
        row={row}
        rowHeight={rowHeight}
        empty={{ title: area('map.noneTitle'), text: area('map.noneText') }}
        scroller={body}
      />
    )
  return (
    <PageFrame title={title} bare>
      <div className="mapscreen">
        <MapView
          label={title}
          points={marks}
          clusters={records.shown.clusters}
          divisions={divisions}
          route={line}
          me={me}
          selected={screen.chosen ?? (place && PLACE)}
          onSelect={screen.select}
          view={screen.target}
          onView={screen.look}
          onLocate={screen.locate}
          isLoading={records.isLoading}
          error={records.error}
          onRetry={records.reload}
          inset={{ top: MAP_BAR_HEIGHT * rootScale(), bottom }}
        />
        <MapBar
          place={place?.name}
          onSearch={() => void screen.search()}
          onClear={screen.clearPlace}
          filters={filters}
          onFilter={onFilter}
        >
          {chips}
        </MapBar>
        <MapSheet
          label={area('map.sheet')}
          level={isChosen ? 'peek' : level}
          onLevel={screen.showLevel}
          onHeight={setBottom}
          body={body}
          head={chosen ?? (place ? <ChosenPlace place={place} onClose={screen.clearPlace} /> : parts)}
        >
          {isChosen || level === 'peek' ? null : content}
        </MapSheet>
      </div>
    </PageFrame>
  )
}
