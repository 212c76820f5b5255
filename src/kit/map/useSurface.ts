import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MapSurface, type SurfaceEvents } from './MapSurface'
import type { MapTarget } from './types'

/**
 * The Leaflet map in an element; undefined until it is mounted. A cached page removes it while hidden; it returns with
 * the same view.
 */
export function useSurface(box: RefObject<HTMLElement | null>, events: SurfaceEvents): MapSurface | undefined {
  const [surface, setSurface] = useState<MapSurface>()
  const left = useRef<MapTarget>(undefined)
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (!box.current) return
    const made = new MapSurface(box.current, {
      onTap: (hit) => latest.current.onTap(hit),
      onRest: (window) => latest.current.onRest(window),
    })
    if (left.current) made.go(left.current)
    setSurface(made)
    return () => {
      const { center, zoom } = made.window()
      left.current = { center, zoom }
      made.remove()
      setSurface(undefined)
    }
  }, [box])
  return surface
}
