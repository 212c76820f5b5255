import ArrowLeft from '@phosphor-icons/core/regular/arrow-left.svg'
import SlidersHorizontal from '@phosphor-icons/core/regular/sliders-horizontal.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import type { ReactNode } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { useHostFrame, usePageNavigation } from '#platform/navigation'
import { Chips, classes, Icon, IconButton } from '#ui/components'
import { useOnMapTexts } from './texts'
import './MapBar.css'

export interface MapBarProps {
  /** Name of the place that was searched. */
  readonly place: string | undefined
  readonly onSearch: () => void
  readonly onClear: () => void
  /** How many filters are set. */
  readonly filters: number
  readonly onFilter: () => void
  /** Chips: filters of one tap. */
  readonly children: ReactNode
}

/** Height of the bar with its chips, without the status bar. px at design size */
export const MAP_BAR_HEIGHT = 108

/** Floats over a map that fills the screen: back, search of places, filter, and the filters of one tap. */
export function MapBar({ place, onSearch, onClear, filters, onFilter, children }: MapBarProps) {
  const t = useOnMapTexts()
  const core = useCoreTexts()
  const page = usePageNavigation()
  const hostFrame = useHostFrame()
  return (
    <div className="mapbar">
      <div className="mapbar__bar">
        {hostFrame ? null : (
          <IconButton label={core('back')} onPress={page.back}>
            <Icon svg={ArrowLeft} />
          </IconButton>
        )}
        <button type="button" className={classes('mapbar__search', place && 'mapbar__search--on')} onClick={onSearch}>
          {place ?? t('onMap.search')}
        </button>
        {place === undefined ? null : (
          <IconButton label={t('onMap.clearPlace')} onPress={onClear}>
            <Icon svg={X} />
          </IconButton>
        )}
        <IconButton
          label={t(filters > 0 ? 'onMap.filterSet' : 'onMap.filter', { count: filters })}
          onPress={onFilter}
          opens
        >
          <Icon svg={SlidersHorizontal} />
          {filters > 0 ? <i className="mapbar__pip" /> : null}
        </IconButton>
      </div>
      <Chips label={t('onMap.quick')}>{children}</Chips>
    </div>
  )
}
