import { useRef } from 'react'
import type { Point } from '#base/geo'
import { MapView } from './MapView'
import { PIN_PATH } from './sprites'
import type { MapViewProps, MapWindow } from './types'
import './pin.css'
import './PinMap.css'

export interface PinMapProps
  extends Pick<MapViewProps, 'label' | 'divisions' | 'me' | 'onLocate' | 'view' | 'inset' | 'handle' | 'children'> {
  /** The place under the pin, each time the map stops at another one, the first included. */
  readonly onSettle: (point: Point) => void
}

/** Six decimals are 0.1 m. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** Choosing a place: the pin stays in the centre, the map moves under it. */
export function PinMap({ onSettle, children, ...map }: PinMapProps) {
  const last = useRef<Point>(undefined)
  const onView = ({ center }: MapWindow) => {
    const point = { lng: rounded(center.lng), lat: rounded(center.lat) }
    if (last.current?.lng === point.lng && last.current.lat === point.lat) return
    last.current = point
    onSettle(point)
  }
  return (
    <MapView {...map} onView={onView}>
      <div className="pinmap map-pin">
        <i className="pinmap__foot" />
        <svg className="map-pin__picture" viewBox="-22 -46 44 58" aria-hidden="true">
          <path className="map-pin__body" d={PIN_PATH} />
          <circle className="map-pin__eye" cy="-24" r="5" />
        </svg>
      </div>
      {children}
    </MapView>
  )
}
