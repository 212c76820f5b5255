import { observer } from 'mobx-react-lite'
import { formatNumber } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { Button, PageFrame } from '#src/ui'
import { ChoiceChips } from '../components/filter/ChoiceChips'
import { FilterRows } from '../components/filter/FilterRows'
import { GasRange } from '../components/filter/GasRange'
import { LabelChips } from '../components/filter/LabelChips'
import { ScoreRange } from '../components/filter/ScoreRange'
import { StageChips } from '../components/filter/StageChips'
import { useFilterDraft } from '../components/filter/useFilterDraft'
import { useFilterFigures } from '../components/filter/useFilterFigures'
import { useNear } from '../components/filter/useNear'
import { FIRST_TAB } from '../components/list/useOpeningFilter'
import { clueScreen } from '../routes'
import { DUE, LAST_FOLLOW, type Tab } from '../rules/filters'
import { LEAD_STATES, type LeadState, SOURCES } from '../rules/vocabulary'
import { useTexts } from '../texts'
import '../components/filter/LeadFilter.css'

export { listSearch as search } from '../rules/filters'

/** States to filter by in each tab; none if the tab contains a single state. */
const STATES: Readonly<Record<Tab, readonly LeadState[]>> = { pool: [], mine: ['owned', 'discarded'], org: LEAD_STATES }
/** Radii around the user. m */
const RADII = ['1000', '5000', '20000'] as const

/** Filter of a lead list (/clueScreen) with counts by option; the button shows the number of results. */
export default observer(function LeadFilter() {
  const page = usePageNavigation()
  const t = useTexts()
  const language = useLanguage()
  const search = useSearch(clueScreen)
  const tab = search.tab ?? FIRST_TAB
  const { filter, change, reset } = useFilterDraft(search)
  const { result, stages, scores } = useFilterFigures(tab, filter)
  const setNear = useNear(change)
  usePageState('ready')
  const radius = RADII.filter((each) => Number(each) === filter.radius)

  return (
    <PageFrame
      plain
      title={t('title.filter')}
      nav={{
        actions: (
          <Button variant="plain" size="small" onPress={reset}>
            {t('filter.reset')}
          </Button>
        ),
      }}
      bottomBar={
        <Button variant="brand" wide onPress={() => page.answer(clueScreen, filter)}>
          {result
            ? t('filter.show', { count: result.total, n: formatNumber(result.total, language) })
            : t('filter.showSome')}
        </Button>
      }
    >
      <div className="filter">
        <StageChips chosen={filter.stages ?? []} counts={stages} onChange={(chosen) => change({ stages: chosen })} />
        <ScoreRange min={filter.scoreMin} max={filter.scoreMax} histogram={scores} onChange={change} />
        <GasRange min={filter.gasMin} max={filter.gasMax} onChange={change} />
        <ChoiceChips
          label={t('filter.due')}
          single
          options={DUE}
          nameOf={(due) => t(`filter.due_${due}`)}
          chosen={filter.due ? [filter.due] : []}
          onChange={([due]) => change({ due })}
        />
        <ChoiceChips
          label={t('filter.lastFollow')}
          single
          options={LAST_FOLLOW}
          nameOf={(last) => t(`filter.last_${last}`)}
          chosen={filter.lastFollow ? [filter.lastFollow] : []}
          onChange={([lastFollow]) => change({ lastFollow })}
        />
        <ChoiceChips
          label={t('filter.distance')}
          single
          options={RADII}
          nameOf={(metres) => t('unit.km', { n: Number(metres) / 1000 })}
          chosen={radius}
          onChange={([metres]) => void setNear(metres === undefined ? undefined : Number(metres))}
        />
        <FilterRows tab={tab} filter={filter} onChange={change} />
        <LabelChips chosen={filter.labels ?? []} onChange={(labels) => change({ labels })} />
        <ChoiceChips
          label={t('source.label')}
          options={SOURCES}
          nameOf={(source) => t(`source.${source}`)}
          chosen={filter.sources ?? []}
          onChange={(sources) => change({ sources })}
        />
        {STATES[tab].length > 0 ? (
          <ChoiceChips
            label={t('state.label')}
            options={STATES[tab]}
            nameOf={(state) => t(`state.${state}`)}
            chosen={filter.states ?? []}
            onChange={(states) => change({ states })}
          />
        ) : null}
      </div>
    </PageFrame>
  )
})
