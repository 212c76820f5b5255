import { useCallback } from 'react'
import type { ListModel } from '#kit/lists'
import { useCore } from '#platform/core'
import { loadTexts } from '#platform/i18n'
import { useTexts } from '../../plugin'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore, refreshLead } from '../../stores/LeadStore'

/** Takes a lead from the pool. Success removes the row and shows a toast with undo; a refusal is shown as a toast. */
export function useTake(list: ListModel): (id: LeadId) => Promise<void> {
  const core = useCore()
  const t = useTexts()
  return useCallback(
    async (id: LeadId) => {
      const { take, tellMove } = await moves()
      let putBack = () => {}
      const outcome = await tellMove(core, take, id, undefined, { t, onUndone: () => putBack() })
      if (outcome.kind === 'busy') return
      if (outcome.kind === 'done') {
        putBack = list.remove(id)
        return
      }
      if (outcome.kind === 'conflict') core.feedback.toast(t('take.changed'), { duration: 5000 })
      const now = await refreshLead(core, id)
        // The row stays as it was; the refusal has been shown.
        .catch(() => core.store(leadStore).get(id))
      if (now?.state !== 'pool') list.remove(id)
    },
    [core, list, t],
  )
}

/** Loads moves with the code and texts of the lead page on demand; reading the list does not need them. */
async function moves() {
  const [{ take }, { tellMove }] = await Promise.all([
    import('../../stores/leadRecords'),
    import('#kit/records'),
    loadTexts('leads'),
  ])
  return { take, tellMove }
}
