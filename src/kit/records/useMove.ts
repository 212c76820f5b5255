import { useCallback, useMemo } from 'react'
import { useCore } from '#platform/core'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import type { Move, MoveOutcome } from './move'
import type { Versioned } from './OpenRecord'
import { refusalText } from './refusalText'
import { type MoveFeedback, runMove } from './runMove'

/** A move of the record of a page. */
export interface UsedMove<D, Input> {
  /** The user may do it now. Observable: read it in an observer. */
  readonly may: boolean
  /** It is being sent. Observable. */
  readonly busy: boolean
  /** Runs it and toasts the result; `seen`: see `Move.run`. Never rejects. */
  run(input: Input, seen?: D): Promise<MoveOutcome<D>>
}

/**
 * A move of one record for its page (kit 'Moves'): what is allowed, whether it is running, and running it with undo and
 * toasts of refusals. `refusals: 'caller'`: the caller shows refusals, as `MoveSheet` does.
 */
export function useMove<D extends Versioned, Input>(
  move: Move<D, Input>,
  id: D['id'],
  { refusals }: Pick<MoveFeedback, 'refusals'> = {},
): UsedMove<D, Input> {
  const core = useCore()
  const t = useTextsOf(usePage().plugin)
  // Getters, so that they are tracked wherever they are read: a page may pass them on to another observer.
  return useMemo(
    () => ({
      get may() {
        return move.may(core, id)
      },
      get busy() {
        return move.isRunning(core, id)
      },
      run: (input, seen) => runMove(core, move, id, input, { t, refusals }, seen),
    }),
    [core, move, id, t, refusals],
  )
}

/**
 * Toasts why a small change that is shown at once, such as a star, was refused: `toastRefusal(follow(core, id, on))`.
 */
export function useRefusalToast(): (change: Promise<unknown>) => void {
  const { feedback } = useCore()
  const t = useTextsOf(usePage().plugin)
  return useCallback((change) => void change.catch((error) => feedback.toast(refusalText(error, t))), [feedback, t])
}
