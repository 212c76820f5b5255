import { useCallback } from 'react'
import { choose } from '#src/navigation'
import { clueScreen } from '../../routes'
import type { ListChoice } from './useListChoice'

/** Opens the filter with what is on; what it answers takes its place. The search text stays. */
export function useFilterScreen({ tab, filter, show }: ListChoice): () => void {
  return useCallback(async () => {
    const next = await choose(clueScreen, { tab, ...filter })
    if (next) show({ ...next, keyword: filter.keyword, sort: filter.sort })
  }, [tab, filter, show])
}
