import { useEffect, useMemo } from 'react'
import { useEntryMemory } from '#platform/navigation'
import { type LoadMap, MapRecords } from './MapRecords'

const MEMORY = 'map'

/**
 * The records of the current page's map as its server groups them; they belong to the history entry, so going back shows
 * them without a request. `key` identifies the query (tab, filters); `load` must be stable. Give `view` to the map's
 * `onView`, and draw it in an observer.
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
