/** What is used of the window; a browser may lack the Navigation API. */
type View = Pick<Window, 'history' | 'location'> & {
  readonly parent: unknown
  readonly navigation?: Navigation | undefined
}

/** The entry at which a phone that starts now begins; '' where the browser does not say. */
export const entryOf = ({ navigation }: Pick<View, 'navigation'>): string => navigation?.currentEntry?.key ?? ''

/**
 * The phone in a frame goes back and forward among its own entries, as a phone does: the history of all frames of a page is
 * one, and its `back()` moves whichever has navigated last. `first`: key of the entry at which the phone began.
 */
export function keepOwnHistory(view: View, first: () => string): void {
  const { history, location, navigation } = view
  if (view.parent === view || !navigation) return
  const go = (delta = 0): void => {
    if (delta === 0) {
      location.reload()
      return
    }
    const entries = navigation.entries()
    const begin = Math.max(
      0,
      entries.findIndex(({ key }) => key === first()),
    )
    const index = (navigation.currentEntry?.index ?? 0) + delta
    const target = index < begin ? undefined : entries[index]
    if (!target) return
    // Another step may overtake this one, as with `history.go`, which says nothing of it either.
    const { committed, finished } = navigation.traverseTo(target.key)
    for (const step of [committed, finished]) step?.catch(() => undefined)
  }
  Object.assign(history, { go, back: () => go(-1), forward: () => go(1) })
}
