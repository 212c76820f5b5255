import { useCallback, useState } from 'react'
import type { OptionalSchema } from 'valibot'
import type { MapAt, mapAt, PlaceRef, Point } from '#base/geo'
import type { Chooser, Route, Search } from '#base/routes'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useEntryMemory, usePageNavigation, usePageState } from '#platform/navigation'
import { useFailureToast } from '#ui/components'
import type { LoadMap } from './MapRecords'
import type { SheetLevel } from './MapSheet'
import { boundsOf } from './mercator'
import { useOnMapTexts } from './texts'
import type { MapTarget, MapWindow } from './types'
import { useAround, useFound } from './useFound'
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
  /** The nearest record to a place, wherever it is; undefined: there is none. */
  readonly nearest: (from: Point) => Promise<Point | undefined>
  /** A filter is set: the map shows all that it finds. */
  readonly isNarrowed: boolean
  /** A filter around the user, who is asked for their position; without one `remove` takes the filter off. */
  readonly around?: { readonly remove: () => void } | undefined
}

/** Keeps the map loading until the user’s position is known, which gives it another key. */
const untilKnown: LoadMap = (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** State and actions of a page that shows records on a map, for `MapScreen`. Call it in an observer. */
export function useMapScreen(options: MapScreenOptions) {
  const { route, places, chosen, choose, key, load, inView, nearest, isNarrowed, around } = options
  const where = useStore(currentPosition)
  const page = usePageNavigation()
  const { feedback } = useCore()
  const toastFailure = useFailureToast()
  const t = useOnMapTexts()
  const near = useAround(around)
  const isWaiting = around !== undefined && near === undefined
  const records = useMapRecords(key, isWaiting ? untilKnown : load)
  const [window, setWindow] = useState<MapWindow>()
  const [found, setFound] = useState<Point>()
  const me = found ?? where.position
  const known = useEntryMemory<PlaceRef | undefined>(PLACE)
  const [place, setPlace] = useState(known.get())
  const { view, isGiven, keep } = useMapAt(route, me && !isNarrowed ? { center: me, zoom: START_ZOOM } : undefined)
  const [target, setTarget] = useState<MapTarget | undefined>(view)
  const showAll = useCallback((places: readonly Point[]) => {
    const bounds = boundsOf(places)
    if (bounds) setTarget({ bounds })
  }, [])
  useFound(isNarrowed && !isWaiting ? key : undefined, isGiven, load, (marks) => {
    if (near && marks.length === 0) setTarget({ center: near, zoom: START_ZOOM })
    else showAll(near ? [near, ...marks] : marks)
  })
  const [level, setLevel] = useState<SheetLevel>('peek')
  const [part, setPart] = useState<'view' | 'route'>('view')
  const isChosen = chosen !== undefined || place !== undefined
  const { rows, total, isUncounted } = useRowsInView(
    { ...inView, key },
    isWaiting ? undefined : window,
    level !== 'peek' && part === 'view' && !isChosen,
  )

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
    isUncounted,
    target,
    level,
    part,
    locate: setFound,
    /** Shows all of these places, above the sheet. */
    showAll,
    /** Nothing is in view: goes as far out as the nearest record. */
    zoomOut: () => {
      const center = window?.center
      if (!center) return
      nearest(center).then((point) => {
        if (point) showAll([center, point])
        else feedback.toast(t('onMap.nothing'))
      }, toastFailure)
    },
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
