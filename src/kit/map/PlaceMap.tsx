import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { PlaceRef, Point } from '#base/geo'
import { currentPosition, useStore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Chip, Chips, Icon, InlineError } from '#ui/components'
import { PinMap } from './PinMap'
import { useOnMapTexts } from './texts'
import type { MapDivision, MapTarget } from './types'
import type { PlaceState } from './usePlaceAddress'
import './PlaceMap.css'

const ZOOM = 17
const SEARCH_ZOOM = 16

export interface PlaceMapProps {
  readonly label: string
  /** The initial place of the pin; default: the position of the user. */
  readonly start: Point | undefined
  readonly divisions?: readonly MapDivision[] | undefined
  /** Searches a place near the pin: a chooser. */
  readonly search: (near: Point | undefined) => Promise<PlaceRef | undefined>
  readonly onSettle: (point: Point) => void
}

/** The map under a pin, with a search for places that moves it. */
export const PlaceMap = observer(function PlaceMap({ label, start, divisions, search, onSettle }: PlaceMapProps) {
  const t = useOnMapTexts()
  const { position } = useStore(currentPosition)
  const first = start ?? position
  const [view, setView] = useState<MapTarget | undefined>(first && { center: first, zoom: ZOOM })
  const [center, setCenter] = useState(first)
  const find = async () => {
    const place = await search(center)
    if (place) setView({ center: place.point, zoom: SEARCH_ZOOM })
  }
  return (
    <div className="placemap">
      <PinMap
        label={label}
        view={view}
        divisions={divisions}
        me={position}
        onSettle={(point) => {
          setCenter(point)
          onSettle(point)
        }}
      >
        <button type="button" className="placemap__search" onClick={() => void find()}>
          <Icon svg={MagnifyingGlass} />
          {t('onMap.place.search')}
        </button>
      </PinMap>
    </div>
  )
})

export interface PlaceNamesProps {
  readonly state: PlaceState
  readonly onRetry: () => void
  readonly onName: (name: string) => void
}

/** Texts about the place: whether its address was found, and names near it to add to it. */
export function PlaceNames({ state, onRetry, onName }: PlaceNamesProps): ReactNode {
  const t = useOnMapTexts()
  const core = useCoreTexts()
  if (state.kind === 'asking') {
    return (
      <p className="placemap__note" role="status">
        {t('onMap.place.finding')}
      </p>
    )
  }
  if (state.kind === 'failed')
    return <InlineError text={`${t('onMap.place.failed')} ${errorText(state.error, core)}`} onRetry={onRetry} />
  const { address, names } = state.found
  if (address === '') {
    return (
      <p className="placemap__note" role="status">
        {t('onMap.place.none')}
      </p>
    )
  }
  if (names.length === 0) return null
  return (
    <div className="placemap__names">
      <p className="placemap__note">{t('onMap.place.near')}</p>
      <Chips label={t('onMap.place.near')} wrap>
        {names.map((name) => (
          <Chip key={name} onPress={() => onName(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
