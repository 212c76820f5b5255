import type { Core } from '#platform/core'
import type { WaitsFor } from '#platform/outbox'
import type { Move, MoveOutcome } from './move'
import type { Versioned } from './OpenRecord'
import { type AreaTexts, recordText, refusalText, textByRule } from './refusalText'

/** Time to read why a move was refused. ms */
const REFUSAL_DURATION = 5000

/** Texts for a move that waits on this phone. */
const QUEUED = {
  network: 'moves.queued',
  response: 'moves.queuedSlow',
  order: 'moves.queuedBehind',
} as const satisfies Record<WaitsFor, string>

export interface MoveFeedback {
  /** Texts of the area: `moved.<move>` for success, `refused.<code>` for refusals. */
  readonly t: AreaTexts
  /** `caller` shows refusals itself, e.g. in a sheet. Default `toast`. */
  readonly refusals?: 'toast' | 'caller' | undefined
  /** Called after the user took the move back. */
  readonly onUndone?: (() => void) | undefined
}

/**
 * Runs a move and toasts its result: a toast with undo (6 s), or why it was refused. A conflict is shown by the page of
 * the record (`ConflictNotice`). For code without a hook of its own, such as a row of a list; a page uses `useMove`.
 * `seen`: see `Move.run`.
 */
export async function runMove<D extends Versioned, Input>(
  core: Core,
  move: Move<D, Input>,
  id: D['id'],
  input: Input,
  { t, refusals = 'toast', onUndone }: MoveFeedback,
  seen?: D,
): Promise<MoveOutcome<D>> {
  const { feedback } = core
  const outcome = await move.run(core, id, input, seen)
  if (outcome.kind === 'done') {
    const options = move.undo ? { action: undoOf(core, move, id, { t, onUndone }) } : {}
    feedback.toast(textByRule(t, `moved.${move.name}`) ?? recordText('moves.done'), options)
  }
  if (outcome.kind === 'queued') feedback.toast(recordText(QUEUED[outcome.why]), { duration: REFUSAL_DURATION })
  if (outcome.kind === 'failed' && refusals === 'toast')
    feedback.toast(refusalText(outcome.error, t), { duration: REFUSAL_DURATION })
  return outcome
}

/** The button of a toast that takes the move back. */
function undoOf<D extends Versioned, Input>(core: Core, move: Move<D, Input>, id: D['id'], how: MoveFeedback) {
  return { label: recordText('undo'), run: () => void takeBack(core, move, id, how) }
}

async function takeBack<D extends Versioned, Input>(
  core: Core,
  move: Move<D, Input>,
  id: D['id'],
  how: MoveFeedback,
): Promise<void> {
  const outcome = await move.undo?.(core, id)
  if (!outcome) return
  if (outcome.kind === 'done') how.onUndone?.()
  // The press has taken the first toast away.
  const again = outcome.kind === 'busy' ? { action: undoOf(core, move, id, how) } : { duration: REFUSAL_DURATION }
  core.feedback.toast(undoText(outcome, how.t), again)
}

/** The toast may outlive the page, so a conflict is reported here as well. */
function undoText(outcome: MoveOutcome<unknown>, t: AreaTexts): string {
  switch (outcome.kind) {
    case 'done':
      return recordText('moves.undone')
    case 'queued':
      return recordText(QUEUED[outcome.why])
    case 'busy':
      return recordText('moves.notUndone', { reason: recordText('moves.busy') })
    case 'conflict':
      return recordText('moves.notUndone', { reason: recordText('refused.4009') })
    case 'failed':
      return recordText('moves.notUndone', { reason: refusalText(outcome.error, t) })
  }
}
