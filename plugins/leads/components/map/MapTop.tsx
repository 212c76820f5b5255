import { observer } from 'mobx-react-lite'
import { type QuickFilter, useQuick } from '#src/lists'
import { MapBar, type MapBarProps } from '#src/map'
import { usePageNavigation } from '#src/navigation'
import { Chip } from '#src/ui'
import { clueScreen } from '../../routes'
import { type LeadFilter, leadFilters, type MapTab } from '../../rules/filters'
import { useTexts } from '../../texts'
import { QUICK } from '../list/quick'
import type { MapQuestion } from './useMapQuestion'

interface MapTopProps extends Pick<MapBarProps, 'place' | 'onSearch' | 'onClear'> {
  readonly question: MapQuestion
}

const SCOPES: readonly Exclude<MapTab, 'all'>[] = ['mine', 'pool']

/** Floats over the map: back, place search, filter, and the filters of one tap. */
export const MapTop = observer(function MapTop({ question, place, onSearch, onClear }: MapTopProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const { tab, filter, change, show, showTab } = question
  const { isOn, press } = useQuick(question)
  const chip = (one: QuickFilter<LeadFilter>) => (
    <Chip key={one.key} pressed={isOn(one)} onPress={() => press(one)}>
      {t(`quick.${one.key as keyof typeof QUICK}`)}
    </Chip>
  )
  const edit = async () => {
    const next = await page.choose(clueScreen, { tab, ...filter })
    if (next) show({ ...next, keyword: filter.keyword })
  }
  const scopes = tab === 'org' ? ([...SCOPES, 'org'] as const) : SCOPES
  return (
    <MapBar
      place={place}
      onSearch={onSearch}
      onClear={onClear}
      filters={leadFilters.count(filter)}
      onFilter={() => void edit()}
    >
      {filter.keyword === undefined ? null : (
        <Chip pressed onPress={() => change({ keyword: undefined })}>
          {t('map.keyword', { text: filter.keyword })}
        </Chip>
      )}
      {chip(QUICK.near)}
      {scopes.map((scope) => (
        <Chip key={scope} pressed={tab === scope} onPress={() => showTab(tab === scope ? 'all' : scope)}>
          {t(`tab.${scope}`)}
        </Chip>
      ))}
      {[QUICK.dueToday, QUICK.late, QUICK.score80, QUICK.followed].map(chip)}
    </MapBar>
  )
})
