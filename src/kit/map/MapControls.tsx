import { CrosshairSimple } from '@phosphor-icons/react/dist/csr/CrosshairSimple'
import { Minus } from '@phosphor-icons/react/dist/csr/Minus'
import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import type { ReactNode } from 'react'
import { classes } from '#ui/components'
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
          <Plus aria-hidden="true" />
        </MapControl>
        <MapControl label={t('zoomOut')} onPress={() => onZoom(-1)}>
          <Minus aria-hidden="true" />
        </MapControl>
        <MapControl label={t('locate')} busy={isAsking} onPress={() => void locate()}>
          <CrosshairSimple aria-hidden="true" />
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
