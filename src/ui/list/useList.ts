import { useEffect, useMemo } from 'react'
import { useEntryMemory } from '#src/navigation'
import { ListModel, type LoadPage } from './ListModel'

/**
 * The list of a page, kept with its history entry. `key` names what is asked (tab, filters, search): another key loads
 * anew, the same one finds its rows again.
 */
export function useList(key: string, load: LoadPage): ListModel {
  const memory = useEntryMemory<ListModel>('list')
  const list = useMemo(() => {
    const model = memory.get() ?? new ListModel()
    memory.set(model)
    return model
  }, [memory])
  useEffect(() => list.open(key, load), [list, key, load])
  return list
}
