import { useEffect, useRef } from 'react'
import type { Point } from '#base/geo'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useEntryMemory } from '#platform/navigation'
import type { LoadMap, MapRequest } from './MapRecords'
import { useOnMapTexts } from './texts'

/** The request for everything that a filter finds, in groups small enough to be fitted. */
const EVERYTHING: MapRequest = { bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 9 }
/** Few groups lie close together: they are looked at in smaller ones, since a group is only one place. */
const FEW = 10
const CLOSER = 14

async function placesOf(load: LoadMap, signal: AbortSignal): Promise<readonly Point[]> {
  const { points, clusters } = await load(EVERYTHING, signal)
  if (clusters.length === 0 || points.length + clusters.length > FEW) return [...points, ...clusters]
  const closer = await load({ ...EVERYTHING, zoom: CLOSER }, signal)
  return [...closer.points, ...closer.clusters]
}

/**
 * Where all is that a filter finds: once for each `key`; undefined: no filter is set, or its view is in the address.
 */
export function useFound(
  key: string | undefined,
  isViewGiven: boolean,
  load: LoadMap,
  onFound: (marks: readonly Point[]) => void,
): void {
  // Going back shows the map as it was left.
  const shown = useEntryMemory<string>('found')
  const latest = useRef({ load, onFound })
  latest.current = { load, onFound }
  useEffect(() => {
    const before = shown.get()
    shown.set(key ?? '')
    if (key === undefined || before === key || (before === undefined && isViewGiven)) return
    const controller = new AbortController()
    placesOf(latest.current.load, controller.signal).then(
      (places) => {
        if (!controller.signal.aborted) latest.current.onFound(places)
      },
      // The map stays where it is; the same failure of its own records is shown on it.
      () => undefined,
    )
    return () => controller.abort()
  }, [key, isViewGiven, shown])
}

/**
 * Where the user is, for a filter around them; undefined until it is known. A link may bring such a filter: the user is
 * asked for the position, and where there is none the filter is removed and a toast says why.
 */
export function useAround(around: { readonly remove: () => void } | undefined): Point | undefined {
  const { feedback } = useCore()
  const t = useOnMapTexts()
  const where = useStore(currentPosition)
  const isWanted = around !== undefined && where.position === undefined
  const remove = useRef(around?.remove)
  remove.current = around?.remove
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    void where.find(signal).then((found) => {
      if (found || signal.aborted) return
      remove.current?.()
      feedback.toast(t('onMap.needsPosition'))
    })
    return () => controller.abort()
  }, [isWanted, where, feedback, t])
  return around && where.position
}
