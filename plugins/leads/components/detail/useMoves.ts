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

/** The moves of a lead. Success is shown as a toast with undo; the page itself shows conflicts (`ConflictNotice`). */
export interface Moves {
  take(): Promise<Outcome>
  discard(reason: DiscardReason): Promise<Outcome>
  changeReason(reason: DiscardReason): Promise<Outcome>
  returnToPool(reason: string): Promise<Outcome>
}

/** Only `take` shows its refusal here, as a toast; the sheets show the refusals of the other moves. */
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
      // The toast may outlive the page, so a conflict is shown as a toast as well.
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
