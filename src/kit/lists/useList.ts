import { useEffect, useMemo } from 'react'
import { type Core, useCore } from '#platform/core'
import { type ComingPage, useEntryMemory, usePage } from '#platform/navigation'
import { type IdPage, ListModel, type LoadPage } from './ListModel'
import { seenList } from './seenList'

const MEMORY = 'list'

interface PreparedList {
  readonly key: string
  readonly load: LoadPage
  readonly restore: (answer: unknown) => IdPage
}

/**
 * Requests the rows of a page before it renders (a screen's `prepare`). `useList` with the same key reuses the request.
 */
export function prepareList({ offlineLists: pages }: Core, { memory, path }: ComingPage, query: PreparedList): void {
  if (memory.has(MEMORY)) return
  const { key, load, restore } = query
  const list = new ListModel()
  memory.set(MEMORY, list)
  list.open(key, load, seenList({ pages, name: `${path} ${key}`, restore }))
}

/**
 * The list of the current page; it belongs to the history entry. `key` identifies the query (tab, filters, search): a
 * new key loads a new list, the same key preserves its rows. With `restore` the first page is stored on the device and
 * shown when there is no network; `load` then has to return the raw `answer` that `restore` parses. `load` and
 * `restore` must be stable.
 */
export function useList(key: string, load: LoadPage, restore?: (answer: unknown) => IdPage): ListModel {
  const memory = useEntryMemory<ListModel>(MEMORY)
  const { path } = usePage().page
  const { offlineLists: pages } = useCore()
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
