import { observer } from 'mobx-react-lite'
import { useTexts } from '#src/plugin'
import { useStore } from '#src/stores'
import { SearchField } from '#src/ui'
import { remembered } from '../../stores/Remembered'
import type { SearchModel } from './useSearchField'

/** Looks through the list that is shown; offers what was looked for last. */
export const LeadSearch = observer(function LeadSearch({ search }: { search: SearchModel }) {
  const t = useTexts()
  const { searches } = useStore(remembered)
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
