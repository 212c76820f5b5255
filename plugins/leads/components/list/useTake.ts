import { useCallback } from 'react'
import { useCore } from '#src/core'
import { loadTexts, useCoreTexts } from '#src/i18n'
import type { ListModel } from '#src/lists'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { useTexts } from '../../texts'

/** Takes a lead from the pool's list: gone from the list once it is mine, told with a way back; refused, told why. */
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
      const now = await core
        .store(leadStore)
        .refresh(id)
        // The row stays as it was; the refusal has been told.
        .catch(() => core.store(leadStore).get(id))
      if (now?.state !== 'pool') list.remove(id)
    },
    [core, list, t, app],
  )
}

/** Moves come with the code and the words of a lead's page; a list that is only read does without both. */
async function moves() {
  const [{ take, undo }, { refusalText }] = await Promise.all([
    import('../../stores/leadRecords'),
    import('../detail/refusalText'),
    loadTexts('leads'),
  ])
  return { take, undo, refusalText }
}
