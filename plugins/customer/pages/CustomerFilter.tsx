import { observer } from 'mobx-react-lite'
import { OrganisationsFilter, PeopleFilter, TreeFilter } from '#domain/choosers'
import { scaleCodes } from '#domain/companies/rules'
import { useDictionary } from '#domain/directory'
import {
  ChoiceFilter,
  FilterScreen,
  GroupedFilter,
  PickFilter,
  RangeFilter,
  SavedFilters,
  type Stops,
} from '#kit/lists'
import { usePart } from '#kit/records'
import { useStore } from '#platform/core'
import { usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { customerScreen, customerScreenIndustry } from '../routes'
import { RISK_LEVELS } from '../rules/riskKinds'
import { CONTRACT_STATES, LABEL_CATEGORIES } from '../rules/vocabulary'
import { customerChoices } from '../stores/choices'
import { companyList } from '../stores/companyList'

export { listSearch as search } from '../rules/filters'

/** Stops of the volume range. m³/y */
const STOPS: Stops = [0, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6, 5e6, 1e7, 2e7]

/**
 * Filter of a customer list (/customerScreen), with the number of results and counts by option; saved on the device.
 */
export default observer(function CustomerFilter() {
  const t = useTexts()
  const { page } = usePageTools()
  const industries = useDictionary('industry')
  const choices = useStore(customerChoices)
  const areas = usePart(choices, (all) => all.areas)
  const labels = usePart(choices, (all) => all.labels)
  return (
    <FilterScreen chooser={customerScreen} list={companyList} title={t('title.customerScreen')}>
      {(draft, tab) => (
        <>
          <SavedFilters draft={draft} list={companyList} />
          <RangeFilter draft={draft} label={t('filter.gas')} fields={['gasMin', 'gasMax']} stops={STOPS} />
          <ChoiceFilter draft={draft} name="scales" options={scaleCodes.words} group="scale" />
          <ChoiceFilter draft={draft} name="risk" options={RISK_LEVELS} group="level" />
          <ChoiceFilter draft={draft} name="contract" options={CONTRACT_STATES} group="contract.state" />
          <div className="filter__rows">
            <PickFilter
              draft={draft}
              name="industries"
              nameOf={industries.name}
              choose={(chosen) => page.choose(customerScreenIndustry, { industries: chosen })}
            />
            {tab === 'mine' ? null : (
              <>
                <OrganisationsFilter draft={draft} name="orgIds" />
                <PeopleFilter draft={draft} name="owners" />
              </>
            )}
            <TreeFilter draft={draft} name="areaCodes" title={t('filter.areaCodes')} items={areas} />
          </div>
          <GroupedFilter
            draft={draft}
            name="labels"
            items={labels}
            categories={LABEL_CATEGORIES}
            labelOf={(category) => t('filter.labelsOf', { category: t(`category.${category as 'business'}`) })}
          />
        </>
      )}
    </FilterScreen>
  )
})
