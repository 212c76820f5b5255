import { observer } from 'mobx-react-lite'
import { useQuick } from '#kit/lists'
import { Chip } from '#ui/components'
import { useTexts } from '../../plugin'
import { type MapTab, QUICK } from '../../rules/filters'
import type { MapFilterState } from './useMapFilter'

const SCOPES: readonly Exclude<MapTab, 'all'>[] = ['mine', 'pool']

/** Filters of one tap, above the map. */
export const MapChips = observer(function MapChips({ mapFilter }: { readonly mapFilter: MapFilterState }) {
  const t = useTexts()
  const { tab, filter, change, showTab } = mapFilter
  // All tabs of the map share their filter.
  const { isOn, press } = useQuick({ filter, change })
  const chip = (one: (typeof QUICK)[keyof typeof QUICK]) => (
    <Chip key={one.key} pressed={isOn(one)} onPress={() => press(one)}>
      {t(`quick.${one.key}`)}
    </Chip>
  )
  const scopes = tab === 'org' ? ([...SCOPES, 'org'] as const) : SCOPES
  return (
    <>
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
    </>
  )
})
