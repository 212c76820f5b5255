import CrosshairSimple from '@phosphor-icons/core/regular/crosshair-simple.svg'
import Minus from '@phosphor-icons/core/regular/minus.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import type { ReactNode } from 'react'
import { classes, Icon } from '#ui/components'
import { useMapTexts } from './texts'
import type { MapPosition } from './types'
import { useLocate } from './useLocate'

export interface MapControlsProps {
  readonly onZoom: (by: 1 | -1) => void
  readonly onLocate: (position: MapPosition) => void
}

/** Closer, farther, where I am: what two fingers do, for one thumb. */
export function MapControls({ onZoom, onLocate }: MapControlsProps) {
  const t = useMapTexts()
  const { state, locate } = useLocate(onLocate)
  const isAsking = state === 'asking'
  return (
    <>
      <div className="map__controls">
        <MapControl label={t('zoomIn')} onPress={() => onZoom(1)}>
          <Icon svg={Plus} />
        </MapControl>
        <MapControl label={t('zoomOut')} onPress={() => onZoom(-1)}>
          <Icon svg={Minus} />
        </MapControl>
        <MapControl label={t('locate')} busy={isAsking} onPress={() => void locate()}>
          <Icon svg={CrosshairSimple} />
        </MapControl>
      </div>
      <p className="visually-hidden" role="status">
        {state === 'idle' ? '' : t(isAsking ? 'locating' : 'located')}
      </p>
    </>
  )
}

interface MapControlProps {
  readonly label: string
  readonly busy?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function MapControl({ label, busy = false, onPress, children }: MapControlProps) {
  return (
    <button
      type="button"
      className={classes('map__control', busy && 'map__control--busy')}
      aria-label={label}
      aria-busy={busy}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
