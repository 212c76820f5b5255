import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { currentPosition, useStore } from '#src/core'
import type { Point } from '#src/geo'
import { errorText } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { type MapTarget, PinMap } from '#src/map'
import { usePageNavigation } from '#src/navigation'
import { useNeeded } from '#src/records'
import { Chip, Chips, InlineError } from '#src/ui'
import { clueSearchPoi } from '../../routes'
import { leadAreas } from '../../stores/dictionaries'
import { useTexts } from '../../texts'
import { divisionsOf } from './divisions'
import type { PlaceState } from './usePlaceAddress'
import './PlaceFields.css'

const ZOOM = 17
const SEARCH_ZOOM = 16

interface PlaceMapProps {
  readonly label: string
  readonly start: Point | undefined
  readonly onSettle: (point: Point) => void
}

/** The map under a pin, with a search for places that moves it. */
export const PlaceMap = observer(function PlaceMap({ label, start, onSettle }: PlaceMapProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const areas = useNeeded(useStore(leadAreas))
  const { position } = useStore(currentPosition)
  const first = start ?? position
  const [view, setView] = useState<MapTarget | undefined>(first && { center: first, zoom: ZOOM })
  const [center, setCenter] = useState(first)
  const search = async () => {
    const place = await page.choose(clueSearchPoi, center ? { ...center } : {})
    if (place) setView({ center: place.point, zoom: SEARCH_ZOOM })
  }
  return (
    <div className="placemap">
      <PinMap
        label={label}
        view={view}
        divisions={divisionsOf(areas.value ?? [])}
        me={position}
        onSettle={(point) => {
          setCenter(point)
          onSettle(point)
        }}
      >
        <button type="button" className="placemap__search" onClick={() => void search()}>
          <MagnifyingGlass aria-hidden="true" />
          {t('mark.search')}
        </button>
      </PinMap>
    </div>
  )
})

interface PlaceNamesProps {
  readonly state: PlaceState
  readonly onRetry: () => void
  readonly onName: (name: string) => void
}

/** What the map knows of the place: whether its address was found, and names near it to add to it. */
export function PlaceNames({ state, onRetry, onName }: PlaceNamesProps): ReactNode {
  const t = useTexts()
  const core = useCoreTexts()
  if (state.kind === 'asking') {
    return (
      <p className="placemap__note" role="status">
        {t('mark.finding')}
      </p>
    )
  }
  if (state.kind === 'failed')
    return <InlineError text={`${t('mark.failed')} ${errorText(state.error, core)}`} onRetry={onRetry} />
  const { address, names } = state.found
  if (address === '') {
    return (
      <p className="placemap__note" role="status">
        {t('mark.none')}
      </p>
    )
  }
  if (names.length === 0) return null
  return (
    <div className="placemap__names">
      <p className="placemap__note">{t('mark.near')}</p>
      <Chips label={t('mark.near')} wrap>
        {names.map((name) => (
          <Chip key={name} onPress={() => onName(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
