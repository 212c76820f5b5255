import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { SearchField } from '#src/ui'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'
import type { SearchModel } from './useSearchField'

/** Looks through the list that is shown; offers what was looked for last. */
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
