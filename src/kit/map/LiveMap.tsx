import { type ComponentType, type CSSProperties, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useAppearance } from '#ui/theme'
import { InViewList } from './InViewList'
import { MapControls } from './MapControls'
import { MapStatus } from './MapStatus'
import { useMapTexts } from './texts'
import englishTexts from './texts.en.json'
import type { MapCluster, MapHandle, MapPosition, MapViewProps, MapWindow } from './types'
import { useAttribution } from './useAttribution'
import { useFirstView } from './useFirstView'
import { useSurface } from './useSurface'
import 'leaflet/dist/leaflet.css'
import './LiveMap.css'
import './pin.css'

export { englishTexts }
export type LiveMapComponent = ComponentType<MapViewProps>

/** 'Where I am' goes at least so close. */
const NEAR_ZOOM = 15
/** How much closer a group is looked at. */
const INTO_GROUP = 2
const NONE: readonly never[] = []

/** `MapView`, once its lazy chunk is loaded. */
export default function LiveMap(props: MapViewProps) {
  const { points = NONE, clusters = NONE, divisions = NONE, route = NONE, selected, view, inset, children } = props
  const t = useMapTexts()
  const appearance = useAppearance()
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<MapWindow>()
  const [found, setFound] = useState<MapPosition>()
  const me = props.me ?? found

  const goInto = (cluster: MapCluster) => {
    if (props.onCluster) props.onCluster(cluster)
    else surface?.go({ center: cluster, zoom: surface.leaflet.getZoom() + INTO_GROUP })
  }
  const surface = useSurface(box, {
    onTap: (hit) => {
      if (hit?.kind === 'cluster') goInto(hit.cluster)
      else props.onSelect?.(hit?.point.id)
    },
    onRest: (window) => {
      setShown(window)
      props.onView?.(window)
    },
  })
  useImperativeHandle<MapHandle | undefined, MapHandle | undefined>(props.handle, () => surface, [surface])

  const { top = 0, bottom = 0 } = inset ?? {}
  useEffect(() => surface?.setInset({ top, bottom }), [surface, top, bottom])
  useEffect(
    () => surface?.show({ points, clusters, route, me, base: divisions }, appearance),
    [surface, points, clusters, route, me, divisions, appearance],
  )
  useEffect(() => surface?.select(points.find(({ id }) => id === selected)), [surface, points, selected])
  useFirstView(surface, view, { records: [points, clusters, route], surroundings: [me ? [me] : NONE, divisions] })

  const onLocate = (position: MapPosition) => {
    setFound(position)
    props.onLocate?.(position)
    surface?.go({ center: position, zoom: Math.max(NEAR_ZOOM, surface.leaflet.getZoom()) })
  }
  const attribution = useAttribution()

  return (
    <div className="map" style={{ '--map-top': `${top}px`, '--map-bottom': `${bottom}px` } as CSSProperties}>
      <div ref={box} className="map__ground" role="application" aria-label={props.label} aria-describedby={hint} />
      <p id={hint} hidden>
        {t('hint')}
      </p>
      <MapControls onZoom={(by) => surface?.zoomBy(by)} onLocate={onLocate} />
      <div className="map__north" role="img" aria-label={t('north')}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1l5 13-5-3-5 3z" />
        </svg>
        <span aria-hidden="true">{t('northMark')}</span>
      </div>
      {attribution ? <p className="map__attribution">{attribution}</p> : null}
      <MapStatus isLoading={props.isLoading} error={props.error} onRetry={props.onRetry} />
      <InViewList
        window={props.isLoading ? undefined : shown}
        points={points}
        clusters={clusters}
        selected={selected}
        onSelect={(id) => props.onSelect?.(id)}
        onCluster={goInto}
      />
      {children}
    </div>
  )
}
