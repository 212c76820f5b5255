import { observer } from 'mobx-react-lite'
import { TreeChooser } from '#src/choosers'
import { useDictionary } from '#src/directory'
import { useSearch } from '#src/navigation'
import { customerScreenIndustry } from '../routes'
import { companyFilters } from '../rules/filters'
import { useTexts } from '../texts'

export const search = { industries: companyFilters.entries.industries }

/** Industry filter (/customerScreenIndustry): industries in groups; choosing a group includes all its industries. */
export default observer(function CustomerIndustries() {
  const t = useTexts()
  const { industries = [] } = useSearch(customerScreenIndustry)
  return (
    <TreeChooser
      chooser={customerScreenIndustry}
      items={useDictionary('industry')}
      title={t('title.customerScreenIndustry')}
      searchLabel={t('filter.searchIndustry')}
      chosen={industries}
      answer={(codes) => codes}
    />
  )
})
