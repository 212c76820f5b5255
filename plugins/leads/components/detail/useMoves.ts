import { useMemo } from 'react'
import { useCore, useStore } from '#src/core'
import { useCoreTexts } from '#src/i18n'
import type { DiscardReason } from '../../api'
import type { LeadId } from '../../rules/vocabulary'
import { leadDetailStore, type MoveOutcome } from '../../stores/LeadDetailStore'
import { useTexts } from '../../texts'
import { refusalText } from './refusalText'

/** The moves of a lead with what they say: done with undo, refused in words; conflicts stand on the page itself. */
export interface Moves {
  take(): Promise<MoveOutcome>
  discard(reason: DiscardReason): Promise<MoveOutcome>
  changeReason(reason: DiscardReason): Promise<MoveOutcome>
  returnToPool(reason: string): Promise<MoveOutcome>
}

/** Done is told here with a way back; why a sheet's move was not taken is told in the sheet. */
export function useMoves(id: LeadId): Moves {
  const store = useStore(leadDetailStore)
  const { feedback } = useCore()
  const t = useTexts()
  const core = useCoreTexts()
  return useMemo(() => {
    const undo = async () => {
      const outcome = await store.undo(id)
      if (outcome.kind === 'done') feedback.toast(t('move.undone'))
      if (outcome.kind === 'failed') {
        feedback.toast(`${t('move.notUndone')}${t('detail.colon')}${refusalText(outcome.error, t, core)}`)
      }
      // The toast may outlive the page: a conflict is told wherever the user is by now.
      if (outcome.kind === 'conflict')
        feedback.toast(`${t('move.notUndone')}${t('detail.colon')}${t('detail.conflict.title')}`)
    }
    const tell = async (move: Promise<MoveOutcome>, done: string) => {
      const outcome = await move
      if (outcome.kind === 'done') feedback.toast(done, { action: { label: core('undo'), run: () => void undo() } })
      return outcome
    }
    return {
      take: async () => {
        const outcome = await tell(store.take(id), t('move.taken'))
        if (outcome.kind === 'failed') feedback.toast(refusalText(outcome.error, t, core), { duration: 5000 })
        return outcome
      },
      discard: (reason) => tell(store.discard(id, reason), t('move.discarded')),
      changeReason: (reason) => tell(store.changeReason(id, reason), t('move.reasonChanged')),
      returnToPool: (reason) => tell(store.returnToPool(id, reason), t('move.returned')),
    }
  }, [store, id, feedback, t, core])
}
