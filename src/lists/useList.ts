import { useEffect, useMemo } from 'react'
import { type Core, useCore } from '#src/core'
import { type MountedPage, useEntryMemory, usePage } from '#src/navigation'
import { type IdPage, ListModel, type LoadPage } from './ListModel'
import { seenList } from './seenList'

const MEMORY = 'list'

interface ListQuestion {
  readonly key: string
  readonly load: LoadPage
  readonly restore: (answer: unknown) => IdPage
}

/** Asks for the rows of a page before it is drawn (`prepare` of a screen); `useList` of the same key goes on with them. */
export function prepareList({ offlineLists: pages }: Core, { entry, path }: MountedPage, question: ListQuestion): void {
  if (entry.memory.has(MEMORY)) return
  const { key, load, restore } = question
  const list = new ListModel()
  entry.memory.set(MEMORY, list)
  list.open(key, load, seenList({ pages, name: `${path} ${key}`, restore }))
}

/**
 * The list of a page, kept with its history entry. `key` names what is asked (tab, filters, search): another key loads
 * anew, the same one finds its rows again. With `restore` (stable, as `load`) the first page is kept on the device and
 * shown when there is no network; `load` then gives the `answer` that `restore` reads.
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
