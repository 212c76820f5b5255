import { useCallback } from 'react'
import { useCore, useStore } from '#src/core'
import type { LeadFilter } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'

/** Duration of the toast, long enough to read its instructions. ms */
const SHOWN_FOR = 5000

/**
 * Returns a function that sets the radius filter (m; undefined clears it). Without a position it shows a toast instead,
 * since a radius would be shown as active without filtering anything.
 */
export function useNear(change: (change: LeadFilter) => void): (radius: number | undefined) => Promise<void> {
  const t = useTexts()
  const { feedback } = useCore()
  const kept = useStore(listPreferences)
  const where = useStore(currentPosition)
  return useCallback(
    async (radius) => {
      if (radius !== undefined) {
        const position = await where.find()
        kept.keepLocated(position !== undefined)
        if (!position) return feedback.toast(t('list.noPositionChip'), { duration: SHOWN_FOR })
      }
      change({ radius })
    },
    [change, feedback, kept, where, t],
  )
}
