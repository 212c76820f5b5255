import { useCallback, useState } from 'react'
import { useStore } from '#src/core'
import { useHostFrame } from '#src/navigation'
import { listPreferences } from '../../stores/ListPreferences'
import type { ListChoice } from './useListChoice'

/** Search field of the list; the keyword is in the URL. */
export interface SearchModel {
  /** Text as typed, with trailing blanks. */
  readonly text: string
  readonly open: boolean
  readonly ask: (text: string) => void
  /** Opens the field, or closes it and ends the search. */
  readonly toggle: () => void
  /** Adds the keyword to the recent searches; called when a result is opened. */
  readonly keep: () => void
}

export function useSearchField({ filter, change }: ListChoice): SearchModel {
  const kept = useStore(listPreferences)
  const keyword = filter.keyword ?? ''
  const [typed, setTyped] = useState(keyword)
  const [opened, setOpened] = useState(keyword !== '')
  // The host's title bar has no room for our search button.
  const hostFrame = useHostFrame()
  const ask = (text: string) => {
    setTyped(text)
    const next = text.trim()
    if (next !== keyword) change({ keyword: next || undefined })
  }
  return {
    // A trailing blank does not change the search and must not disappear while typing.
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
