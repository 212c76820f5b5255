import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { useStore } from '#src/core'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { usePageNavigation, usePageState, useSearch } from '#src/navigation'
import { Button, errorText, PageFrame, SkeletonRows, StateView } from '#src/ui'
import type { DictionaryEntry } from '../api'
import { TreeChoice } from '../components/filter/TreeChoice'
import { useLoad } from '../components/filter/useLoad'
import { clueScreenIndustry } from '../routes'
import { leadFilters } from '../rules/filters'
import { leadListStore } from '../stores/LeadListStore'
import { useTexts } from '../texts'

export const search = { industries: leadFilters.entries.industries }

/** Industry filter (/clueScreenIndustry): industries in groups; choosing a group includes all its industries. */
export default observer(function IndustryFilter() {
  const page = usePageNavigation()
  const t = useTexts()
  const app = useCoreTexts()
  const language = useLanguage()
  const facts = useStore(leadListStore)
  const { industries: given = [] } = useSearch(clueScreenIndustry)
  const [chosen, setChosen] = useState([...given])
  const { error, retry } = useLoad(facts.loadIndustries)
  const items = facts.industries
  usePageState(error !== undefined ? 'error' : items === undefined ? 'loading' : 'ready')
  const nameOf = useCallback((entry: DictionaryEntry) => nameIn(entry, language), [language])

  return (
    <PageFrame
      plain
      title={t('title.industries')}
      nav={{
        actions: (
          <Button variant="plain" size="small" onPress={() => setChosen([])}>
            {app('list.reset')}
          </Button>
        ),
      }}
      bottomBar={
        <Button variant="brand" wide onPress={() => page.answer(clueScreenIndustry, chosen)}>
          {t('filter.apply')}
        </Button>
      }
    >
      {error !== undefined ? (
        <StateView
          kind="failed"
          title={app('list.failed')}
          text={errorText(error, app)}
          action={{ label: app('boundary.retry'), onPress: retry }}
        />
      ) : items === undefined ? (
        <SkeletonRows />
      ) : (
        <div className="filter">
          <TreeChoice
            label={t('title.industries')}
            searchLabel={t('filter.searchIndustry')}
            items={items}
            nameOf={nameOf}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
      )}
    </PageFrame>
  )
})
