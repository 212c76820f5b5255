import { observer } from 'mobx-react-lite'
import { ChoiceFilter, type FilterDraft, FilterScreen, RangeFilter, type Stops, useNearby } from '#src/lists'
import { useSearch } from '#src/navigation'
import { Chip, Chips } from '#src/ui'
import { FilterRows } from '../components/filter/FilterRows'
import { LabelChips } from '../components/filter/LabelChips'
import { ScoreRange } from '../components/filter/ScoreRange'
import { StageChips } from '../components/filter/StageChips'
import { useFilterFigures } from '../components/filter/useFilterFigures'
import { clueScreen } from '../routes'
import { DUE, type LeadFilter as Filter, LAST_FOLLOW, type MapTab } from '../rules/filters'
import { LEAD_STATES, type LeadState, SOURCES } from '../rules/vocabulary'
import { leadList } from '../stores/leadList'
import { mapList } from '../stores/mapList'
import { useTexts } from '../texts'

export { filterSearch as search } from '../rules/filters'

/** States to filter by in each tab; none if the tab contains a single state. */
const STATES: Readonly<Record<MapTab, readonly LeadState[]>> = {
  all: LEAD_STATES,
  pool: [],
  mine: ['owned', 'discarded'],
  org: LEAD_STATES,
}
/** Stops of the gas range. m³/y */
const GAS_STOPS: Stops = [0, 10_000, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6, 5e6, 1e7]
/** Radii around the user. m */
const RADII = [1000, 5000, 20_000]

/** Filter of a lead list (/clueScreen) with counts by option; the button shows the number of results. */
export default function LeadFilter() {
  const t = useTexts()
  const { tab } = useSearch(clueScreen)
  const title = t('title.filter')
  const fields = (draft: FilterDraft<Filter>, shown: MapTab) => <Fields draft={draft} tab={shown} />
  return tab === 'all' ? (
    <FilterScreen chooser={clueScreen} list={mapList} title={title}>
      {fields}
    </FilterScreen>
  ) : (
    <FilterScreen chooser={clueScreen} list={leadList} title={title}>
      {fields}
    </FilterScreen>
  )
}

const Fields = observer(function Fields({ draft, tab }: { draft: FilterDraft<Filter>; tab: MapTab }) {
  const t = useTexts()
  const { filter, change } = draft
  const { stages, scores } = useFilterFigures(tab, filter)
  return (
    <>
      <StageChips chosen={filter.stages ?? []} counts={stages} onChange={(chosen) => change({ stages: chosen })} />
      <ScoreRange min={filter.scoreMin} max={filter.scoreMax} histogram={scores} onChange={change} />
      <RangeFilter draft={draft} label={t('filter.gas')} fields={['gasMin', 'gasMax']} stops={GAS_STOPS} />
      <ChoiceFilter draft={draft} name="due" isSingle options={DUE} nameOf={(due) => t(`filter.due_${due}`)} />
      <ChoiceFilter
        draft={draft}
        name="lastFollow"
        isSingle
        options={LAST_FOLLOW}
        nameOf={(last) => t(`filter.last_${last}`)}
      />
      <RadiusChips draft={draft} />
      <FilterRows tab={tab} filter={filter} onChange={change} />
      <LabelChips draft={draft} />
      <ChoiceFilter
        draft={draft}
        name="sources"
        label={t('source.label')}
        options={SOURCES}
        nameOf={(source) => t(`source.${source}`)}
      />
      {STATES[tab].length > 0 ? (
        <ChoiceFilter
          draft={draft}
          name="states"
          label={t('state.label')}
          options={STATES[tab]}
          nameOf={(state) => t(`state.${state}`)}
        />
      ) : null}
    </>
  )
})

/** Distance from the user, whose position must be known first. */
function RadiusChips({ draft: { filter, change } }: { draft: FilterDraft<Filter> }) {
  const t = useTexts()
  const setNear = useNearby(change)
  const press = (radius: number) =>
    filter.radius === radius ? change({ radius: undefined }) : void setNear({ radius })
  return (
    <div className="filter__group">
      <div className="filter__label">{t('filter.distance')}</div>
      <Chips label={t('filter.distance')} wrap>
        {RADII.map((radius) => (
          <Chip key={radius} pressed={filter.radius === radius} onPress={() => press(radius)}>
            {t('unit.km', { n: radius / 1000 })}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
