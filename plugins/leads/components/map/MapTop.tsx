import { observer } from 'mobx-react-lite'
import { useNearby } from '#src/lists'
import { MapBar, type MapBarProps } from '#src/map'
import { usePageNavigation } from '#src/navigation'
import { Chip } from '#src/ui'
import { clueScreen } from '../../routes'
import { type LeadFilter, leadFilters, type MapTab } from '../../rules/filters'
import { useTexts } from '../../texts'
import type { MapQuestion } from './useMapQuestion'

interface MapTopProps extends Pick<MapBarProps, 'place' | 'onSearch' | 'onClear'> {
  readonly question: MapQuestion
}

/** Radius around the user. m */
const NEAR = 5000

const QUICK: readonly {
  readonly key: 'dueToday' | 'late' | 'score80' | 'followed'
  readonly on: Partial<LeadFilter>
}[] = [
  { key: 'dueToday', on: { due: 'today' } },
  { key: 'late', on: { due: 'late' } },
  { key: 'score80', on: { scoreMin: 80, scoreMax: undefined } },
  { key: 'followed', on: { followed: true } },
]
const SCOPES: readonly Exclude<MapTab, 'all'>[] = ['mine', 'pool']

/** Floats over the map: back, place search, filter, and the filters of one tap. */
export const MapTop = observer(function MapTop({ question, place, onSearch, onClear }: MapTopProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const { tab, filter, change, show, showTab } = question
  const setNear = useNearby(change)
  const count = leadFilters.count(filter)
  const edit = async () => {
    const next = await page.choose(clueScreen, { tab, ...filter })
    if (next) show({ ...next, keyword: filter.keyword })
  }
  const isOn = (on: Partial<LeadFilter>) =>
    Object.entries(on).every(([name, value]) => filter[name as keyof LeadFilter] === value)
  const toggle = (on: Partial<LeadFilter>) =>
    change(isOn(on) ? Object.fromEntries(Object.keys(on).map((name) => [name, undefined])) : on)
  const scopes = tab === 'org' ? ([...SCOPES, 'org'] as const) : SCOPES
  const near = { radius: NEAR }
  return (
    <MapBar place={place} onSearch={onSearch} onClear={onClear} filters={count} onFilter={() => void edit()}>
      {filter.keyword === undefined ? null : (
        <Chip pressed onPress={() => change({ keyword: undefined })}>
          {t('map.keyword', { text: filter.keyword })}
        </Chip>
      )}
      <Chip pressed={isOn(near)} onPress={() => (isOn(near) ? toggle(near) : void setNear(near))}>
        {t('quick.near')}
      </Chip>
      {scopes.map((scope) => (
        <Chip key={scope} pressed={tab === scope} onPress={() => showTab(tab === scope ? 'all' : scope)}>
          {t(`tab.${scope}`)}
        </Chip>
      ))}
      {QUICK.map(({ key, on }) => (
        <Chip key={key} pressed={isOn(on)} onPress={() => toggle(on)}>
          {t(`quick.${key}`)}
        </Chip>
      ))}
    </MapBar>
  )
})
