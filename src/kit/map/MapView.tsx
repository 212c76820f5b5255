import { useEffect, useState } from 'react'
import { loadChunk } from '#base/loading'
import { useCoreTexts } from '#platform/i18n'
import { InlineError } from '#ui/components'
import type { LiveMapComponent } from './LiveMap'
import { loadLiveMap, MAP_TEXTS } from './texts'
import type { MapViewProps } from './types'
import './MapView.css'

let known: LiveMapComponent | undefined

/**
 * The map: records as marks and groups, the route, the user's position; pan, zoom, choose, by finger and by key; a list
 * of what is in view for screen readers. With the tiles of `MAP_TILES_URL`, else with lines of longitude and latitude.
 * It fills its container. Its code is loaded with the first map that is mounted.
 */
export function MapView(props: MapViewProps) {
  const t = useCoreTexts()
  const [Live, setLive] = useState<LiveMapComponent | undefined>(() => known)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the load
  useEffect(() => {
    let isGone = false
    if (Live) return
    loadChunk(loadLiveMap, MAP_TEXTS)
      .then((loaded) => {
        known = loaded
        if (!isGone) setLive(() => loaded)
      })
      .catch(() => !isGone && setFailed(true))
    return () => {
      isGone = true
    }
  }, [Live, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  if (Live) return <Live {...props} />
  return (
    <div className="map" aria-busy={!isFailed}>
      {isFailed ? (
        <div className="map__failed">
          <InlineError text={t('boundary.chunk')} onRetry={retry} />
        </div>
      ) : null}
      {props.children}
    </div>
  )
}
