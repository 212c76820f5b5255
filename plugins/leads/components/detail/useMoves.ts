import { useMemo } from 'react'
import { useCore } from '#src/core'
import { useCoreTexts } from '#src/i18n'
import type { MoveOutcome } from '#src/records'
import type { DiscardReason, LeadDetail } from '../../api'
import type { LeadId } from '../../rules/vocabulary'
import { changeReason, discard, returnToPool, take, undo } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { refusalText } from './refusalText'

type Outcome = MoveOutcome<LeadDetail>

/** The moves of a lead with what they say: done with undo, refused in words; conflicts stand on the page itself. */
export interface Moves {
  take(): Promise<Outcome>
  discard(reason: DiscardReason): Promise<Outcome>
  changeReason(reason: DiscardReason): Promise<Outcome>
  returnToPool(reason: string): Promise<Outcome>
}

/** Done is told here with a way back; why a sheet's move was not taken is told in the sheet. */
export function useMoves(id: LeadId): Moves {
  const core = useCore()
  const t = useTexts()
  const app = useCoreTexts()
  return useMemo(() => {
    const { feedback } = core
    const takeBack = async () => {
      const outcome = await undo.run(core, id)
      if (outcome.kind === 'done') feedback.toast(t('move.undone'))
      if (outcome.kind === 'failed') {
        feedback.toast(`${t('move.notUndone')}${t('detail.colon')}${refusalText(outcome.error, t, app)}`)
      }
      // The toast may outlive the page: a conflict is told wherever the user is by now.
      if (outcome.kind === 'conflict')
        feedback.toast(`${t('move.notUndone')}${t('detail.colon')}${t('detail.conflict.title')}`)
    }
    const tell = async (move: Promise<Outcome>, done: string) => {
      const outcome = await move
      if (outcome.kind === 'done') feedback.toast(done, { action: { label: app('undo'), run: () => void takeBack() } })
      return outcome
    }
    return {
      take: async () => {
        const outcome = await tell(take.run(core, id), t('move.taken'))
        if (outcome.kind === 'failed') feedback.toast(refusalText(outcome.error, t, app), { duration: 5000 })
        return outcome
      },
      discard: (reason) => tell(discard.run(core, id, reason), t('move.discarded')),
      changeReason: (reason) => tell(changeReason.run(core, id, reason), t('move.reasonChanged')),
      returnToPool: (reason) => tell(returnToPool.run(core, id, reason), t('move.returned')),
    }
  }, [core, id, t, app])
}
