/** The pages of a phone, oldest first, and the one that it shows; plain JSON, kept across a reload. */
export interface OwnHistory {
  entries: { readonly state: unknown; readonly href: string }[]
  index: number
}

/** Of a phone that starts. */
export const noPages = (): OwnHistory => ({ entries: [], index: 0 })

/** What is used of the window. */
type View = Pick<Window, 'history' | 'location' | 'setTimeout' | 'addEventListener' | 'dispatchEvent'> & {
  readonly parent: unknown
}

/**
 * The phone in a frame goes back and forward among its own pages, as a phone does: all frames of a page share one
 * history, and a step in it moves whichever has navigated last. So the frame keeps one entry of it, which it replaces,
 * and its pages in `own`. A step that leads nowhere does nothing.
 */
export function keepOwnHistory(view: View, own: OwnHistory): void {
  const { history, location } = view
  if (view.parent === view) return
  const replace = history.replaceState.bind(history)
  const shown = () => ({ state: history.state as unknown, href: location.href })
  const add = () => {
    own.entries = own.entries.length > 0 ? [...own.entries.slice(0, own.index + 1), shown()] : [shown()]
    own.index = own.entries.length - 1
  }
  if (own.entries.length === 0) add()

  /** Steps that were asked for and have not arrived; a page may ask for several in one task. */
  let due = 0
  const arrive = () => {
    const target = own.entries[own.index + due]
    if (due === 0 || !target) {
      due = 0
      return
    }
    own.index += due
    due = 0
    replace(target.state, '', target.href)
    view.dispatchEvent(new PopStateEvent('popstate', { state: target.state }))
  }
  const go = (delta = 0) => {
    if (delta === 0) location.reload()
    else {
      due += delta
      view.setTimeout(arrive)
    }
  }
  // A link, or the host, sets an address: only that is a step of the browser's own.
  view.addEventListener('popstate', ({ isTrusted }) => {
    if (isTrusted) add()
  })
  Object.assign(history, {
    pushState: (state: unknown, unused: string, url?: string | URL | null) => {
      replace(state, unused, url)
      add()
    },
    replaceState: (state: unknown, unused: string, url?: string | URL | null) => {
      replace(state, unused, url)
      own.entries[own.index] = shown()
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  })
}
