import { useCallback } from 'react'
import { usePageNavigation } from '#src/navigation'
import { clueScreen } from '../../routes'
import type { ListChoice } from './useListChoice'

/** Opens the filter with what is on; what it answers takes its place. The search text stays. */
export function useFilterScreen({ tab, filter, show }: ListChoice): () => void {
  const page = usePageNavigation()
  return useCallback(async () => {
    const next = await page.choose(clueScreen, { tab, ...filter })
    if (next) show({ ...next, keyword: filter.keyword, sort: filter.sort })
  }, [page, tab, filter, show])
}
