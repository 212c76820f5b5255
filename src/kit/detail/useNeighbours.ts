import { useState } from 'react'
import { parseQuery } from '#base/routes'
import { string } from '#base/wire'
import { useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { usePage, usePageNavigation } from '#platform/navigation'

/** The list that a record was opened from, for previous and next (field-needs.md 8). */
export interface Neighbours {
  readonly ids: readonly string[]
  /** Total number of rows; more than `ids` while pages are not loaded. */
  readonly total: number
  /** Loads the next page into `ids`; resolves when it is loaded or there is none. */
  more(): Promise<void>
}

/** Position of a record in its list. */
export interface Place {
  /** From 1. */
  readonly at: number
  readonly total: number
  /** Absent at the ends. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

const search = { id: string }

/**
 * Previous and next record of a list; undefined if the record is not in it, such as one opened by a link. Replaces the
 * `id` in the URL instead of navigating, so that back returns to the list. Call it in an observer.
 */
export function useNeighbours(id: string, list: Neighbours | undefined): Place | undefined {
  const { feedback } = useCore()
  const { navigation, scroller } = usePage()
  const page = usePageNavigation<typeof search>()
  const t = useCoreTexts()
  const [busy, setBusy] = useState(false)
  const index = list?.ids.indexOf(id) ?? -1
  if (!list || index < 0) return undefined

  const show = (other: string | undefined) => {
    if (other === undefined) return
    page.setSearch({ id: other })
    scroller()?.scrollTo({ top: 0 })
  }
  const following = async () => {
    if (list.ids[index + 1] === undefined) {
      setBusy(true)
      try {
        await list.more()
      } catch (error) {
        feedback.toast(errorText(error, t))
      } finally {
        setBusy(false)
      }
    }
    // While the list was loading the user may have gone to another record.
    if (parseQuery(navigation.visible.query).id === id) show(list.ids[index + 1])
  }
  return {
    at: index + 1,
    total: Math.max(list.total, list.ids.length),
    previous: index > 0 ? () => show(list.ids[index - 1]) : undefined,
    next: index + 1 < list.total && !busy ? () => void following() : undefined,
  }
}
