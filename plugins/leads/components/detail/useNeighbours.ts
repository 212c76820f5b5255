import { useState } from 'react'
import * as v from 'valibot'
import { useCore, useStore } from '#src/core'
import { useCoreTexts } from '#src/i18n'
import { usePage, usePageNavigation } from '#src/navigation'
import { errorText } from '#src/ui'
import { clueDetail } from '../../routes'
import { type LeadId, leadIdSchema } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'

/** Position of a lead in the list that it was opened from. */
export interface Neighbours {
  /** From 1. */
  readonly at: number
  readonly total: number
  readonly busy: boolean
  /** Absent at the ends. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/**
 * Previous and next lead of the filtered list (field-needs.md 8); undefined for a lead opened by a link. Replaces the
 * id in the URL instead of navigating, so that back returns to the list.
 */
export function useNeighbours(id: LeadId): Neighbours | undefined {
  const { browsing } = useStore(leadStore)
  const { feedback } = useCore()
  const { scroller } = usePage()
  const page = usePageNavigation(clueDetail)
  const t = useCoreTexts()
  const [busy, setBusy] = useState(false)
  const index = browsing?.ids.indexOf(id) ?? -1
  if (!browsing || index < 0) return undefined

  const show = (other: string | undefined) => {
    if (other === undefined) return
    page.setSearch({ id: v.parse(leadIdSchema, other) })
    scroller()?.scrollTo({ top: 0 })
  }
  const following = async () => {
    if (browsing.ids[index + 1] === undefined) {
      setBusy(true)
      try {
        await browsing.more()
      } catch (error) {
        feedback.toast(errorText(error, t))
      } finally {
        setBusy(false)
      }
    }
    show(browsing.ids[index + 1])
  }
  return {
    at: index + 1,
    total: Math.max(browsing.total, browsing.ids.length),
    busy,
    previous: index > 0 ? () => show(browsing.ids[index - 1]) : undefined,
    next: index + 1 < browsing.total && !busy ? () => void following() : undefined,
  }
}
