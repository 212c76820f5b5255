import { useCallback, useEffect, useRef } from 'react'
import { currentPosition, useCore, useStore } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { listPreferences } from './listPreferences'

/** Duration of the toast, long enough to read its instructions. ms */
const SHOWN_FOR = 5000

/**
 * Returns a function that sets a filter around the user's position. Without a position it toasts instead, since the
 * filter would be shown as active without filtering anything. The user may go on meanwhile: the filter is added to
 * those set since, and dropped if another tab is shown, where `tab` says which one.
 */
export function useNearby<Change>(change: (change: Change) => void, tab?: string): (part: Change) => Promise<void> {
  const t = useCoreTexts()
  const { feedback } = useCore()
  const preferences = useStore(listPreferences)
  const where = useStore(currentPosition)
  const latest = useRef({ change, tab })
  useEffect(() => {
    latest.current = { change, tab }
  })
  return useCallback(
    async (part) => {
      const { tab: pressedIn } = latest.current
      const position = await where.find()
      preferences.keepLocated(position !== undefined)
      if (!position) return feedback.toast(t('list.noPositionChip'), { duration: SHOWN_FOR })
      if (latest.current.tab === pressedIn) latest.current.change(part)
    },
    [feedback, preferences, where, t],
  )
}
