import { useCallback } from 'react'
import type { Move, Versioned } from '#kit/records'
import { type Core, type StoreToken, useCore } from '#platform/core'
import { loadTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import type { ListModel } from './ListModel'
import type { RowStore } from './rows'

/** A move of a record that is made in its row. */
export interface RowMove<D extends Versioned, Row extends { readonly id: string }> {
  readonly rows: StoreToken<RowStore<Row>>
  /** Loads the move on demand, with the code and texts of the record's page: reading the list does not need them. */
  readonly load: () => Promise<Move<D, void>>
  /** Reloads the row after a refusal; undefined if it is gone. */
  readonly refetch: (core: Core, id: D['id']) => Promise<Row | undefined>
  /** The row still belongs to the list. */
  readonly stays: (row: Row) => boolean
  /** Key of the area's text for a record that somebody else has changed since. */
  readonly conflict: string
}

/**
 * Runs a move from a row of a list: success removes the row and shows a toast with undo; a refusal is shown as a toast,
 * and the row stays if it still belongs to the list. `move` must be a constant.
 */
export function useRowMove<D extends Versioned, Row extends { readonly id: string }>(
  list: ListModel,
  move: RowMove<D, Row>,
): (id: D['id']) => Promise<void> {
  const core = useCore()
  const { plugin } = usePage()
  const t = useTextsOf(plugin)
  return useCallback(
    async (id) => {
      const [loaded, { runMove }] = await Promise.all([move.load(), import('#kit/records'), loadTexts(plugin)])
      let putBack = () => {}
      const outcome = await runMove(core, loaded, id, undefined, { t, onUndone: () => putBack() })
      if (outcome.kind === 'busy') return
      if (outcome.kind === 'done') {
        putBack = list.remove(id)
        return
      }
      if (outcome.kind === 'conflict') core.feedback.toast(t(move.conflict), { duration: 5000 })
      // If the reload fails the row stays unchanged; the refusal has been shown.
      const row = await move.refetch(core, id).catch(() => core.store(move.rows).get(id))
      if (!row || !move.stays(row)) list.remove(id)
    },
    [core, list, move, plugin, t],
  )
}
