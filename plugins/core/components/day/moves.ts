import { loadPart } from '#base/loading'
import type { Core, TodayMoved, TodayMoveName, TodayMoves, TodayNote, TodayNoteSubmit } from '#platform/core'
import { errorText, refusalCode } from '#platform/http'
import { text as coreText, loadTexts } from '#platform/i18n'
import { text } from '../../plugin'
import { type DueItem, type FigureRow, workbenchStore } from '../../stores/WorkbenchStore'

/** The moves of an area, with its texts. */
async function movesOf({ registry }: Core, id: string): Promise<TodayMoves> {
  const plugin = registry.plugins.find((each) => each.id === id)
  const load = async () => {
    const module = await plugin?.today?.()
    return module?.moves?.()
  }
  const [moves] = await Promise.all([loadPart(load, id), loadTexts(id)])
  return moves?.default ?? {}
}

const DONE = { done: 'day.doneToast', note: 'day.doneToast', tomorrow: 'day.movedToast' } as const

/**
 * Makes a move of an item: it leaves the list at once, after a note once that is made, because until then its text may be
 * needed. A toast says what became of it, with undo where the area has one. A failure is shown and puts the item back.
 * Resolves with the cause of the failure; undefined if the move was made.
 */
export async function makeMove(
  core: Core,
  item: DueItem,
  name: TodayMoveName,
  note?: [note: TodayNote, submit: TodayNoteSubmit],
): Promise<{ readonly error: unknown } | undefined> {
  const workbench = core.store(workbenchStore)
  if (!note) workbench.settle(item)
  try {
    const moves = await movesOf(core, item.plugin)
    const moved = await (name === 'note' ? note && moves.note?.(core, item, ...note) : moves[name]?.(core, item))
    if (!moved) throw new Error(`${item.plugin} has no move '${name}'`)
    workbench.settle(item, moved.kind)
    toastMoved(core, item, name, moved)
    if (moved.kind === 'sent') void workbench.load()
    return undefined
  } catch (error) {
    workbench.restore(item)
    core.feedback.toast(errorText(error, coreText))
    // Somebody was faster: the next try needs the item as it is now.
    if (refusalCode(error) !== undefined) void workbench.load()
    return { error }
  }
}

function toastMoved(core: Core, item: DueItem, name: TodayMoveName, { kind, undo }: TodayMoved): void {
  const words = kind === 'queued' ? text('day.queuedToast') : text(DONE[name], { title: item.title })
  const run = async () => {
    try {
      await undo?.()
      core.store(workbenchStore).restore(item)
      await core.store(workbenchStore).load()
    } catch (error) {
      core.feedback.toast(errorText(error, coreText))
    }
  }
  core.feedback.toast(words, undo ? { action: { label: text('day.undo'), run: () => void run() } } : {})
}

/** Reminds the owner of a record behind a figure, and toasts the result. */
export async function remind(core: Core, row: FigureRow): Promise<void> {
  const { remind: send } = await movesOf(core, row.plugin)
  if (!send) throw new Error(`${row.plugin} has no move 'remind'`)
  await send(core, row)
  core.store(workbenchStore).noteReminded(row)
  core.feedback.toast(text('day.reminded', { name: row.owner?.name }))
}
