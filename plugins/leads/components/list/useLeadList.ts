import { useCallback, useEffect } from 'react'
import { useCore, useStore } from '#src/core'
import { type ListModel, type LoadPage, useList } from '#src/lists'
import type { LeadFilter, Tab } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { leadStore } from '../../stores/LeadStore'
import { listPreferences } from '../../stores/ListPreferences'
import { useTexts } from '../../texts'
import { needsPosition } from '../filter/filterOf'
import { listKey } from './listKey'

/** Rows of a tab for a filter. Waits for a position only if the query needs one. */
export function useLeadList(tab: Tab, filter: LeadFilter): ListModel {
  const leads = useStore(leadStore)
  const where = useStore(currentPosition)
  const kept = useStore(listPreferences)
  const { feedback } = useCore()
  const t = useTexts()
  const load = useCallback<LoadPage>(
    async (page, signal) => {
      // Later pages use the position of the first page, else rows would be repeated or skipped.
      if (page === 1 && needsPosition(filter)) {
        const position = await where.find(signal)
        kept.keepLocated(position !== undefined)
        if (!position && !signal.aborted) feedback.toast(t('list.noPosition'))
      }
      return leads.list({ tab, filter, position: where.position }, page, signal)
    },
    [tab, filter, leads, where, kept, feedback, t],
  )
  const list = useList(listKey(tab, filter), load, leads.restore)
  useQuietDistances(list, tab, filter)
  return list
}

/**
 * Loads distances for users who shared their position before: requested after the first rows and merged into them. The
 * list is not sorted by distance, so no row moves.
 */
function useQuietDistances(list: ListModel, tab: Tab, filter: LeadFilter): void {
  const leads = useStore(leadStore)
  const where = useStore(currentPosition)
  const kept = useStore(listPreferences)
  const wanted = list.status === 'ready' && kept.located && where.position === undefined && !needsPosition(filter)
  useEffect(() => {
    if (!wanted) return
    const { signal, abort } = abortable()
    where
      .find(signal)
      .then((position) => position && leads.list({ tab, filter, position }, 1, signal))
      // The user did not request them: on failure the rows show no distances.
      .catch(() => undefined)
    return abort
  }, [wanted, where, leads, tab, filter])
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
