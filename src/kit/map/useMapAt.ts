import { useCallback, useEffect, useMemo, useState } from 'react'
import type { OptionalSchema } from 'valibot'
import { type MapAt, type mapAt, mapAtText } from '#base/geo'
import type { Route } from '#base/routes'
import { useEntryMemory, usePageNavigation, useSearch } from '#platform/navigation'
import { type LoadMap, MapRecords } from './MapRecords'
import type { MapTarget } from './types'

// A type, not an interface, as a route's search has to be.
type AtSearch = { readonly at: OptionalSchema<typeof mapAt, undefined> }

/**
 * Stores the view of the page's map in its address (`search: { at: optional(mapAt) }`, outside of `identity`): a
 * reload, a return and a shared link show the same place. Give `view` to the map, and `keep` to its `onView`;
 * `isGiven`: the address had a view.
 */
export function useMapAt(route: Route<AtSearch>, first?: MapTarget) {
  const page = usePageNavigation(route)
  const { at } = useSearch(route)
  // The address is only read once, then it follows the map: the user may be dragging it.
  const [{ view, isGiven }] = useState(() => ({ view: at ?? first, isGiven: at !== undefined }))
  const keep = useCallback((window: MapAt) => page.setSearch({ at: mapAtText(window) }), [page])
  return { view, isGiven, keep }
}

const MEMORY = 'map'

/**
 * The records of the current page's map as its server groups them; they belong to the history entry, so going back
 * shows them without a request. `key` identifies the query (tab, filters); `load` must be stable. Give `view` to the
 * map's `onView`, and render it in an observer.
 */
export function useMapRecords(key: string, load: LoadMap): MapRecords {
  const memory = useEntryMemory<MapRecords>(MEMORY)
  const records = useMemo(() => {
    const model = memory.get() ?? new MapRecords()
    memory.set(model)
    return model
  }, [memory])
  useEffect(() => records.open(key, load), [records, key, load])
  useEffect(() => records.stop, [records])
  return records
}
