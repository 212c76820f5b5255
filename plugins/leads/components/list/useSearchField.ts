import { useCallback, useState } from 'react'
import { useStore } from '#src/core'
import { useHostFrame } from '#src/navigation'
import { listPreferences } from '../../stores/ListPreferences'
import type { ListChoice } from './useListChoice'

/** The search field of the list; what it looks for stands in the address. */
export interface SearchModel {
  /** As it was typed. */
  readonly text: string
  readonly open: boolean
  readonly ask: (text: string) => void
  /** Opens the field, or closes it and ends the search. */
  readonly toggle: () => void
  /** Remembers what was looked for: it led somewhere. */
  readonly keep: () => void
}

export function useSearchField({ filter, change }: ListChoice): SearchModel {
  const kept = useStore(listPreferences)
  const keyword = filter.keyword ?? ''
  const [typed, setTyped] = useState(keyword)
  const [opened, setOpened] = useState(keyword !== '')
  // The host's own bar has no room for our button.
  const hostFrame = useHostFrame()
  const ask = (text: string) => {
    setTyped(text)
    const next = text.trim()
    if (next !== keyword) change({ keyword: next || undefined })
  }
  return {
    // A blank at the end asks nothing new, and must not vanish under the thumb.
    text: typed.trim() === keyword ? typed : keyword,
    open: opened || hostFrame || keyword !== '',
    ask,
    toggle: () => {
      if (opened) ask('')
      setOpened(!opened)
    },
    keep: useCallback(() => kept.keepSearch(keyword), [kept, keyword]),
  }
}
