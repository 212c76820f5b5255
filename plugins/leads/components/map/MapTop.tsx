import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { observer } from 'mobx-react-lite'
import { useCoreTexts } from '#src/i18n'
import { useNearby } from '#src/lists'
import { useHostFrame, usePageNavigation } from '#src/navigation'
import { Chip, Chips, classes, IconButton } from '#src/ui'
import { clueScreen } from '../../routes'
import { type LeadFilter, leadFilters, type MapTab } from '../../rules/filters'
import { useTexts } from '../../texts'
import type { MapQuestion } from './useMapQuestion'

interface MapTopProps {
  readonly question: MapQuestion
  /** Name of the place that was searched. */
  readonly place: string | undefined
  readonly onSearch: () => void
  readonly onClear: () => void
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
  const core = useCoreTexts()
  const page = usePageNavigation()
  const hostFrame = useHostFrame()
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
    <div className="maptop">
      <div className="maptop__bar">
        {hostFrame ? null : (
          <IconButton label={core('back')} onPress={page.back}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <button type="button" className={classes('maptop__search', place && 'maptop__search--on')} onClick={onSearch}>
          {place ?? t('map.search')}
        </button>
        {place === undefined ? null : (
          <IconButton label={t('map.clearPlace')} onPress={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t(count > 0 ? 'map.filterSet' : 'map.filter', { count })} onPress={() => void edit()} opens>
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? <i className="maptop__pip" /> : null}
        </IconButton>
      </div>
      <Chips label={t('map.quick')}>
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
      </Chips>
    </div>
  )
})
