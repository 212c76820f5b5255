import { observer } from 'mobx-react-lite'
import type { Chooser, Search } from '#base/routes'
import { useDictionary } from '#domain/directory'
import { useTextsOf } from '#platform/i18n'
import { usePage, useSearch } from '#platform/navigation'
import { TreeChooser } from './TreeChooser'

export interface IndustryChooserProps {
  readonly chooser: Chooser<Search, readonly string[]>
}

/**
 * Page that chooses industries in groups; a group includes all its industries. Texts of the area: the title of the
 * page,
 * `filter.searchIndustry`.
 */
export const IndustryChooser = observer(function IndustryChooser({ chooser }: IndustryChooserProps) {
  const area = useTextsOf(usePage().plugin)
  const search: Readonly<Record<string, unknown>> = useSearch(chooser)
  const industries = (search.industries ?? []) as readonly string[]
  return (
    <TreeChooser
      chooser={chooser}
      items={useDictionary('industry')}
      title={area(`title.${chooser.path.slice(1)}`)}
      searchLabel={area('filter.searchIndustry')}
      chosen={industries}
      answer={(codes) => codes}
    />
  )
})
