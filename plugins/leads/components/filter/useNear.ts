import { useCallback } from 'react'
import { useCore, useStore } from '#src/core'
import type { LeadFilter } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'

/** Long enough to read what to do. ms */
const SHOWN_FOR = 5000

/**
 * Narrows a list to what is near, m; undefined takes that off. Only with a position: without one it would filter
 * nothing and say that it does.
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
