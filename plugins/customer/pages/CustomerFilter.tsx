import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TreeSheet } from '#src/choosers'
import { useStore } from '#src/core'
import { organisationPicker, peoplePicker, useDictionary, useOrganisations, usePeople } from '#src/directory'
import { errorText } from '#src/http'
import { listIn, nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { ChoiceFilter, type FilterDraft, FilterScreen, RangeFilter, type Stops } from '#src/lists'
import { usePageNavigation } from '#src/navigation'
import { type Resource, useNeeded } from '#src/records'
import { Cell, RetryRow } from '#src/ui'
import { SavedFilters } from '../components/SavedFilters'
import { customerScreen, customerScreenIndustry } from '../routes'
import type { CompanyFilter } from '../rules/filters'
import { RISK_LEVELS } from '../rules/riskKinds'
import { CONTRACT_STATES, LABEL_CATEGORIES, scaleCodes, type Tab } from '../rules/vocabulary'
import { customerChoices } from '../stores/choices'
import { companyList } from '../stores/companyList'
import { useTexts } from '../texts'

export { listSearch as search } from '../rules/filters'

/** Filter of a customer list (/customerScreen), with the number of results and counts by option; saved on the device. */
export default function CustomerFilter() {
  const t = useTexts()
  return (
    <FilterScreen chooser={customerScreen} list={companyList} title={t('title.customerScreen')}>
      {(draft, tab) => <Fields draft={draft} tab={tab} />}
    </FilterScreen>
  )
}

interface FieldsProps {
  readonly draft: FilterDraft<CompanyFilter>
  readonly tab: Tab
}

const Fields = observer(function Fields({ draft, tab }: FieldsProps) {
  const t = useTexts()
  return (
    <>
      <SavedFilters draft={draft} />
      <RangeFilter draft={draft} label={t('filter.gas')} fields={['gasMin', 'gasMax']} stops={STOPS} />
      <ChoiceFilter draft={draft} name="scales" options={scaleCodes.words} nameOf={(scale) => t(`scale.${scale}`)} />
      <ChoiceFilter draft={draft} name="risk" options={RISK_LEVELS} nameOf={(level) => t(`level.${level}`)} />
      <ChoiceFilter
        draft={draft}
        name="contract"
        options={CONTRACT_STATES}
        nameOf={(state) => t(`contract.state.${state}`)}
      />
      <Rows draft={draft} tab={tab} />
      <Labels draft={draft} />
    </>
  )
})

/** Stops of the volume range. m³/y */
const STOPS: Stops = [0, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6, 5e6, 1e7, 2e7]

/** Filters with long lists: each row shows what is chosen and opens its chooser. */
const Rows = observer(function Rows({ draft: { filter, change }, tab }: FieldsProps) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const industryNames = useDictionary('industry')
  const organisations = useOrganisations()
  const people = usePeople()
  const choices = useNeeded(useStore(customerChoices))
  const [isChoosing, setChoosing] = useState(false)
  const { industries = [], orgIds = [], owners = [], areaCodes = [] } = filter
  const names = (codes: readonly string[], nameOf: (code: string) => string | undefined) =>
    codes.length === 0
      ? t('filter.none')
      : listIn(
          codes.map((code) => nameOf(code) ?? code),
          language,
        )
  const personName = (id: string) => {
    const person = people.get(id)
    return person && nameIn(person, language)
  }
  const chosen = async <T,>(answer: Promise<readonly T[] | undefined>, apply: (values: T[]) => void) => {
    const values = await answer
    if (values) apply([...values])
  }
  const areas = { ...pick(choices), value: choices.value?.areas }
  const areaName = (code: string) => areas.value?.find((area) => area.code === code)?.name
  return (
    <div className="filter__rows">
      <Cell
        title={t('filter.industries')}
        value={names(industries, industryNames.name)}
        onPress={() =>
          void chosen(page.choose(customerScreenIndustry, { industries }), (codes) => change({ industries: codes }))
        }
      />
      {tab === 'mine' ? null : (
        <>
          <Cell
            title={t('filter.orgIds')}
            value={names(orgIds, organisations.name)}
            onPress={() =>
              void chosen(page.choose(organisationPicker, { chosen: [...orgIds], most: 10 }), (codes) =>
                change({ orgIds: codes }),
              )
            }
          />
          <Cell
            title={t('filter.owners')}
            value={names(owners, personName)}
            onPress={() =>
              void chosen(page.choose(peoplePicker, { chosen: [...owners], most: 10 }), (refs) =>
                change({ owners: refs.map(({ id }) => id) }),
              )
            }
          />
        </>
      )}
      <Cell title={t('filter.areaCodes')} value={names(areaCodes, areaName)} onPress={() => setChoosing(true)} />
      {isChoosing ? (
        <TreeSheet
          title={t('filter.areaCodes')}
          items={areas}
          chosen={areaCodes}
          onChoose={(codes) => change({ areaCodes: codes })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  )
})

const pick = ({ status, error, need, load }: Resource<unknown>) => ({ status, error, need, load })

/** Labels by category; a company matches if it has any of the chosen ones. */
const Labels = observer(function Labels({ draft }: Pick<FieldsProps, 'draft'>) {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { status, error, value, load } = useNeeded(useStore(customerChoices))
  if (status === 'failed') return <RetryRow text={errorText(error, core)} onRetry={load} />
  const byId = new Map(value?.labels.map((label) => [label.id, label]))
  return LABEL_CATEGORIES.map((category) => {
    const options = [...byId.values()].filter((label) => label.category === category).map(({ id }) => id)
    return options.length === 0 ? null : (
      <ChoiceFilter
        key={category}
        draft={draft}
        name="labels"
        label={t('filter.labelsOf', { category: t(`category.${category}`) })}
        options={options}
        nameOf={(id) => nameIn(byId.get(id) ?? { name: id }, language)}
      />
    )
  })
})
