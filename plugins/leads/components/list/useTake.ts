import { useCallback } from 'react'
import { useCore } from '#src/core'
import { loadTexts, useCoreTexts } from '#src/i18n'
import type { ListModel } from '#src/lists'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore, refreshLead } from '../../stores/LeadStore'
import { useTexts } from '../../texts'

/** Takes a lead from the pool. Success removes the row and shows a toast with undo; a refusal is shown as a toast. */
export function useTake(list: ListModel): (id: LeadId) => Promise<void> {
  const core = useCore()
  const t = useTexts()
  const app = useCoreTexts()
  return useCallback(
    async (id: LeadId) => {
      const { take, undo: restore, refusalText } = await moves()
      const outcome = await take.run(core, id)
      if (outcome.kind === 'busy') return
      if (outcome.kind === 'done') {
        const putBack = list.remove(id)
        const undo = async () => {
          const undone = await restore.run(core, id)
          if (undone.kind === 'done') putBack()
          core.feedback.toast(undone.kind === 'done' ? t('move.undone') : t('move.notUndone'))
        }
        core.feedback.toast(t('move.taken'), { action: { label: app('undo'), run: () => void undo() } })
        return
      }
      core.feedback.toast(outcome.kind === 'failed' ? refusalText(outcome.error, t, app) : t('take.changed'), {
        duration: 5000,
      })
      const now = await refreshLead(core, id)
        // The row stays as it was; the refusal has been shown.
        .catch(() => core.store(leadStore).get(id))
      if (now?.state !== 'pool') list.remove(id)
    },
    [core, list, t, app],
  )
}

/** Loads moves with the code and texts of the lead page on demand; reading the list does not need them. */
async function moves() {
  const [{ take, undo }, { refusalText }] = await Promise.all([
    import('../../stores/leadRecords'),
    import('../detail/refusalText'),
    loadTexts('leads'),
  ])
  return { take, undo, refusalText }
}
