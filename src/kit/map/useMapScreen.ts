import { useCallback, useEffect, useState } from 'react'
import type { OptionalSchema } from 'valibot'
import type { MapAt, mapAt, PlaceRef, Point } from '#base/geo'
import type { Chooser, Route, Search } from '#base/routes'
import { currentPosition, useStore } from '#platform/core'
import { useEntryMemory, usePageNavigation, usePageState } from '#platform/navigation'
import type { LoadMap } from './MapRecords'
import type { SheetLevel } from './MapSheet'
import type { MapWindow } from './types'
import { useMapAt, useMapRecords } from './useMapAt'
import { type RowsQuery, useRowsInView } from './useRowsInView'

/** Id of the mark of a place that was searched. */
export const PLACE = 'place'
/** How close a place is looked at that was searched, and where the user is when the map is opened. */
const PLACE_ZOOM = 15
const START_ZOOM = 13

export interface MapScreenOptions {
  /** The page, whose address stores the view of the map (see `useMapAt`). */
  readonly route: Route<{ readonly at: OptionalSchema<typeof mapAt, undefined> }>
  /** Searches a place, the nearest to a position first. */
  readonly places: Chooser<Search, PlaceRef>
  /** Id of the chosen record, from the address. */
  readonly chosen: string | undefined
  /** Chooses another one, or none; must be stable. */
  readonly choose: (id: string | undefined) => void
  /** Identifies what is shown (filters, language). */
  readonly key: string
  /** Marks and groups of what the map shows; must be stable. */
  readonly load: LoadMap
  /** Rows and number of what is in view. */
  readonly inView: Omit<RowsQuery, 'key'>
  /** Where the user is, for a filter around them: the map goes there. */
  readonly near: Point | undefined
}

/** State and actions of a page that shows records on a map, for `MapScreen`. Call it in an observer. */
export function useMapScreen({ route, places, chosen, choose, key, load, inView, near }: MapScreenOptions) {
  const where = useStore(currentPosition)
  const page = usePageNavigation()
  const records = useMapRecords(key, load)
  const [window, setWindow] = useState<MapWindow>()
  const [found, setFound] = useState<Point>()
  const me = found ?? where.position
  const known = useEntryMemory<PlaceRef | undefined>(PLACE)
  const [place, setPlace] = useState(known.get())
  const { view, keep } = useMapAt(route, me && { center: me, zoom: START_ZOOM })
  const [target, setTarget] = useState(view)
  useEffect(() => {
    if (near) setTarget({ center: near, zoom: START_ZOOM })
  }, [near])
  const [level, setLevel] = useState<SheetLevel>('peek')
  const [part, setPart] = useState<'view' | 'route'>('view')
  const isChosen = chosen !== undefined || place !== undefined
  const { rows, total } = useRowsInView({ ...inView, key }, window, level !== 'peek' && part === 'view' && !isChosen)

  const { shown, isLoading, error } = records
  const isShown = shown.points.length + shown.clusters.length > 0 || (window !== undefined && !isLoading)
  usePageState(error !== undefined ? 'error' : isShown ? 'ready' : 'loading')

  const showPlace = (next: PlaceRef | undefined) => {
    known.set(next)
    setPlace(next)
  }
  return {
    chosen,
    place,
    isChosen,
    me,
    records,
    rows,
    total,
    target,
    level,
    part,
    locate: setFound,
    /** The map has stopped moving. */
    look: (next: MapWindow & MapAt) => {
      setWindow(next)
      keep(next)
      records.view(next)
    },
    /** A mark was tapped; that of the searched place shows the place. */
    select: useCallback((id: string | undefined) => choose(id === PLACE ? undefined : id), [choose]),
    search: async () => {
      const center = window?.center
      const next = await page.choose(places, center ? { lng: center.lng, lat: center.lat } : {})
      if (!next) return
      choose(undefined)
      showPlace(next)
      setTarget({ center: next.point, zoom: PLACE_ZOOM })
    },
    clearPlace: () => showPlace(undefined),
    /** The sheet's head shows the chosen record alone; opening the sheet returns to the list. */
    showLevel: (next: SheetLevel) => {
      if (isChosen) {
        choose(undefined)
        showPlace(undefined)
      }
      setLevel(next)
    },
    showPart: (next: 'view' | 'route') => {
      setPart(next)
      if (level === 'peek') setLevel('half')
      if (next === 'route' && !me) void where.find()
    },
  }
}
export type MapScreenModel = ReturnType<typeof useMapScreen>
