import { observer } from 'mobx-react-lite'
import { TreeFilter } from '#domain/choosers'
import { peoplePicker, useDictionary, usePeople } from '#domain/directory'
import {
  ChoiceFilter,
  type FilterDraft,
  FilterScreen,
  FlagFilter,
  GroupedFilter,
  PickFilter,
  RangeFilter,
  type Stops,
  useNearby,
} from '#kit/lists'
import { useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { RangeField, StageMeter } from '#ui/components'
import { useFilterFigures } from '../components/filter/useFilterFigures'
import { useArea } from '../components/useArea'
import { meterOf } from '../components/words'
import { clueScreen, clueScreenIndustry } from '../routes'
import { DUE, type LeadFilter as Filter, LAST_FOLLOW, type MapTab } from '../rules/filters'
import { LABEL_CATEGORIES, type LabelCategory, LEAD_STATES, type LeadState, SOURCES, STAGES } from '../rules/vocabulary'
import { leadAreas, leadLabels } from '../stores/dictionaries'
import { leadList } from '../stores/leadList'
import { mapList } from '../stores/mapList'

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
/** Scores, and the steps in which they are chosen and counted. */
const SCORE = { min: 0, max: 100, step: 5 }

interface FieldsProps {
  readonly draft: FilterDraft<Filter>
  readonly tab: MapTab
}

/** Filter of a lead list (/clueScreen) with counts by option; the button shows the number of results. */
export default function LeadFilter() {
  const { t } = useArea()
  const { tab } = useSearch(clueScreen)
  const title = t('title.clueScreen')
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

const Fields = observer(function Fields({ draft, tab }: FieldsProps) {
  const { t } = useArea()
  const { filter, change } = draft
  const { facets, scores } = useFilterFigures(tab, filter)
  const setNear = useNearby(change)
  // Distances start at the user, whose position must be read first.
  const near = (part: Partial<Filter>) => (part.radius === undefined ? change(part) : void setNear(part))
  return (
    <>
      <ChoiceFilter
        draft={{ ...draft, facets }}
        name="stages"
        label={t('stage.label')}
        options={STAGES}
        group="stage"
        iconOf={(stage) => <StageMeter stage={meterOf(stage)} />}
      />
      <RangeField
        label={t('filter.score')}
        {...SCORE}
        value={[filter.scoreMin ?? SCORE.min, filter.scoreMax ?? SCORE.max]}
        onChange={([from, to]) =>
          change({ scoreMin: from > SCORE.min ? from : undefined, scoreMax: to < SCORE.max ? to : undefined })
        }
        format={([from, to]) =>
          from === SCORE.min && to === SCORE.max ? t('filter.any') : t('filter.range', { from, to })
        }
        bars={scores}
      />
      <RangeFilter draft={draft} label={t('filter.gas')} fields={['gasMin', 'gasMax']} stops={GAS_STOPS} />
      <ChoiceFilter draft={draft} name="due" isSingle options={DUE} />
      <ChoiceFilter draft={draft} name="lastFollow" isSingle options={LAST_FOLLOW} />
      <ChoiceFilter
        draft={{ ...draft, change: near }}
        name="radius"
        isSingle
        options={RADII}
        nameOf={(radius) => t('unit.km', { n: radius / 1000 })}
      />
      <Rows draft={draft} tab={tab} />
      <GroupedFilter
        draft={draft}
        name="labels"
        items={useStore(leadLabels)}
        categories={LABEL_CATEGORIES}
        labelOf={(category) => t('filter.labelsOf', { category: t(`filter.category.${category as LabelCategory}`) })}
      />
      <ChoiceFilter draft={draft} name="sources" label={t('source.label')} options={SOURCES} group="source" />
      {STATES[tab].length > 0 ? (
        <ChoiceFilter draft={draft} name="states" label={t('state.label')} options={STATES[tab]} group="state" />
      ) : null}
    </>
  )
})

/** Filters with long lists: each row shows the current choice and opens its list. */
const Rows = observer(function Rows({ draft, tab }: FieldsProps) {
  const { t, say, page } = useArea()
  const industries = useDictionary('industry')
  const people = usePeople()
  return (
    <div className="filter__rows">
      <TreeFilter draft={draft} name="areaCodes" title={t('filter.areas')} items={useNeeded(useStore(leadAreas))} />
      <PickFilter
        draft={draft}
        name="industries"
        nameOf={industries.name}
        choose={(chosen) => page.choose(clueScreenIndustry, { industries: [...chosen] })}
      />
      {tab === 'org' ? (
        <PickFilter
          draft={draft}
          name="owners"
          nameOf={(id) => say.name(people.get(id))}
          choose={async (chosen) => {
            const owners = await page.choose(peoplePicker, { chosen: [...chosen], most: 10 })
            return owners?.map(({ id }) => id)
          }}
        />
      ) : null}
      <FlagFilter draft={draft} name="followed" />
    </div>
  )
})
