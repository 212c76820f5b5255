import { useCallback } from 'react'
import { usePageNavigation } from '#src/navigation'
import { clueScreen } from '../../routes'
import type { ListChoice } from './useListChoice'

/** Opens the filter page with the current filter and applies its result. Search text and sort order stay. */
export function useFilterScreen({ tab, filter, show }: ListChoice): () => void {
  const page = usePageNavigation()
  return useCallback(async () => {
    const next = await page.choose(clueScreen, { tab, ...filter })
    if (next) show({ ...next, keyword: filter.keyword, sort: filter.sort })
  }, [page, tab, filter, show])
}
