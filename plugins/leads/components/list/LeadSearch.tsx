import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { SearchField } from '#src/ui'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'
import type { SearchModel } from './useSearchField'

/** Searches the current list; suggests recent searches. */
export const LeadSearch = observer(function LeadSearch({ search }: { search: SearchModel }) {
  const t = useTexts()
  const { searches } = useStore(listPreferences)
  return (
    <SearchField
      label={t('list.searchHint')}
      value={search.text}
      onChange={search.ask}
      recent={searches}
      autoFocus={search.text === ''}
    />
  )
})
