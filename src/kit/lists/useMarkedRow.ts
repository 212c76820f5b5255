import { useEffect, useState } from 'react'
import { useEntryMemory } from '#platform/navigation'
import type { ListModel } from './ListModel'

interface Marked {
  readonly tab: string
  /** Of the record, once the list has loaded it. */
  readonly version: number | undefined
  readonly isOver: boolean
}

interface MarkedScreen {
  readonly tab: string
  readonly rows: Pick<ListModel, 'status'>
}

/**
 * The row that was just sent, which the address of a list names: until its record is changed again or another tab is
 * shown. `version` is that of the record in the rows. Undefined if there is none.
 */
export function useMarkedRow(screen: MarkedScreen, marked: string | undefined, version: number | undefined) {
  const { tab, rows } = screen
  const memory = useEntryMemory<Marked>(`marked ${marked}`)
  const [over, setOver] = useState(() => (memory.get()?.isOver ? marked : undefined))
  // Rows of before may still have the version that was sent.
  const isLoaded = rows.status === 'ready'
  useEffect(() => {
    if (marked === undefined || !isLoaded) return
    const before = memory.get() ?? { tab, version, isOver: false }
    const isChanged = before.version !== undefined && before.version !== version
    const isOver = before.isOver || isChanged || before.tab !== tab
    memory.set({ tab: before.tab, version: before.version ?? version, isOver })
    if (isOver) setOver(marked)
  }, [memory, marked, tab, version, isLoaded])
  return marked === over ? undefined : marked
}
