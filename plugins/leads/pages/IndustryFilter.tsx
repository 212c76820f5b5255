import { observer } from 'mobx-react-lite'
import { TreeChooser } from '#src/choosers'
import { useDictionary } from '#src/directory'
import { useSearch } from '#src/navigation'
import { clueScreenIndustry } from '../routes'
import { leadFilters } from '../rules/filters'
import { useTexts } from '../texts'

export const search = { industries: leadFilters.entries.industries }

/** Industry filter (/clueScreenIndustry): industries in groups; choosing a group includes all its industries. */
export default observer(function IndustryFilter() {
  const t = useTexts()
  const { industries = [] } = useSearch(clueScreenIndustry)
  return (
    <TreeChooser
      chooser={clueScreenIndustry}
      items={useDictionary('industry')}
      title={t('title.clueScreenIndustry')}
      searchLabel={t('filter.searchIndustry')}
      chosen={industries}
      answer={(codes) => codes}
    />
  )
})
