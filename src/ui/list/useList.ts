import { useEffect, useMemo } from 'react'
import { useEntryMemory, usePage } from '#src/navigation'
import { useCore } from '#src/stores'
import { type IdPage, ListModel, type LoadPage } from './ListModel'
import { seenList } from './seenList'

/**
 * The list of a page, kept with its history entry. `key` names what is asked (tab, filters, search): another key loads
 * anew, the same one finds its rows again. With `restore` (stable, as `load`) the first page is kept on the device and
 * shown when there is no network; `load` then gives the `answer` that `restore` reads.
 */
export function useList(key: string, load: LoadPage, restore?: (answer: unknown) => IdPage): ListModel {
  const memory = useEntryMemory<ListModel>('list')
  const { path } = usePage().page
  const { seen: pages } = useCore()
  const list = useMemo(() => {
    const model = memory.get() ?? new ListModel()
    memory.set(model)
    return model
  }, [memory])
  const seen = useMemo(
    () => restore && seenList({ pages, name: `${path} ${key}`, restore }),
    [pages, path, key, restore],
  )
  useEffect(() => list.open(key, load, seen), [list, key, load, seen])
  return list
}
