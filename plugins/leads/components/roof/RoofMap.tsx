import { useEffect, useRef, useState } from 'react'
import type { Point } from '#src/geo'
import { type MapHandle, MapView } from '#src/map'
import { type Drawing, type DrawingEvents, RoofLayer } from './RoofLayer'

interface RoofMapProps {
  readonly label: string
  /** Where the lead is. */
  readonly center: Point
  readonly drawing: Drawing
  readonly events: DrawingEvents
}

/** So close that a hall fills the screen. */
const ZOOM = 18

/** The map with the drawing on it. */
export function RoofMap({ label, center, drawing, events }: RoofMapProps) {
  const [map, setMap] = useState<MapHandle | null | undefined>()
  const [layer, setLayer] = useState<RoofLayer>()
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    if (!map) return
    let made: RoofLayer | undefined
    let isGone = false
    // The map has loaded it already.
    void import('leaflet').then((leaflet) => {
      if (isGone) return
      made = new RoofLayer(map, leaflet, {
        onTap: (point) => latest.current.onTap(point),
        onArea: (id) => latest.current.onArea(id),
        onCorner: (index) => latest.current.onCorner(index),
        onMove: (index, point) => latest.current.onMove(index, point),
        onInsert: (after, point) => latest.current.onInsert(after, point),
        onRemove: (index) => latest.current.onRemove(index),
      })
      setLayer(made)
    })
    return () => {
      isGone = true
      made?.remove()
      setLayer(undefined)
    }
  }, [map])
  useEffect(() => layer?.show(drawing), [layer, drawing])
  const [view] = useState({ center, zoom: ZOOM })
  return <MapView label={label} view={view} handle={setMap} />
}
