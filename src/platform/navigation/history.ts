import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom'
import * as v from 'valibot'

/** Position of a history entry in the page stack; stored in `history.state` to survive a reload. */
export interface EntryMark {
  readonly entry: string
  readonly index: number
}

const EntryMarkSchema = v.object({ entry: v.string(), index: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/**
 * The hash history of react-router. A hash set from outside (a host, a link, the address bar) arrives as `POP` without
 * our mark, so entries are identified by their mark only, not by key or action.
 */
export function openHistory(view: Window = window) {
  const history = createHashHistory({ window: view, v5Compat: true })
  return {
    get href(): string {
      return history.location.pathname + history.location.search
    },
    /** Mark of the current entry; undefined if the entry was not created by the app. */
    get mark(): EntryMark | undefined {
      const result = v.safeParse(EntryMarkSchema, history.location.state)
      return result.success ? result.output : undefined
    },
    push: (href: string, mark: EntryMark) => history.push(href, mark),
    replace: (href: string, mark: EntryMark) => history.replace(href, mark),
    go: (delta: number) => history.go(delta),
    /** Marks the current entry without notifying listeners. */
    adopt(mark: EntryMark): void {
      const state: unknown = view.history.state
      const kept = typeof state === 'object' && state !== null ? state : {}
      view.history.replaceState({ key: mark.entry, ...kept, usr: mark, idx: mark.index }, '')
    },
    listen: (listener: () => void) => history.listen(listener),
  }
}

export type PageHistory = ReturnType<typeof openHistory>
