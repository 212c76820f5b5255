import { runInAction } from 'mobx'
import type { Core, StoreToken } from '#src/core'
import { HttpError, isCancelled } from '#src/http'
import { type Asked, answerOf } from './ask'
import type { Loadable, Versioned } from './OpenRecord'
import type { RecordStore } from './RecordStore'
import { OUTDATED, refusalCode } from './refusal'

/**
 * The result of a move. `conflict`: somebody changed the record meanwhile, nothing was written, and the page now has the
 * current record; `busy`: another move of the record is running.
 */
export type MoveOutcome<D> =
  | { readonly kind: 'done'; readonly record: D }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'busy' }

/** A named change of one record, sent with its version (gaps 'Moves'). */
export interface Move<D extends Versioned, Input> {
  readonly name: string
  readonly run: (core: Core, id: D['id'], input: Input) => Promise<MoveOutcome<D>>
}

/**
 * Defines a move. `asks` builds the call from the record as the user sees it and from the input; its answer is the record
 * after the move.
 */
export function defineMove<D extends Versioned, B, P, O extends Loadable, Input = void>(
  records: StoreToken<RecordStore<D, B, P, O>>,
  name: string,
  asks: (record: D, input: Input, core: Core) => Asked<D>,
): Move<D, Input> {
  return {
    name,
    async run(core, id, input) {
      const store = core.store(records)
      const open = store.of(id)
      if (open.moving !== undefined) return { kind: 'busy' }
      runInAction(() => {
        open.moving = name
      })
      try {
        // An undo may run after the page was left and its record dropped.
        if (!open.main.value) await open.main.load()
        const record = open.main.value
        if (!record) return { kind: 'failed', error: open.main.error }
        return await send(core, store, record, name, asks(record, input, core))
      } finally {
        runInAction(() => {
          open.moving = undefined
        })
      }
    },
  }
}

async function send<D extends Versioned, B, P, O extends Loadable>(
  core: Core,
  store: RecordStore<D, B, P, O>,
  before: D,
  name: string,
  asked: Asked<D>,
): Promise<MoveOutcome<D>> {
  const submit = store.keyOf(before.id, name)
  try {
    const { key } = await submit.for(asked.questions.map(({ request }) => request))
    const { value: record } = await answerOf(core, asked, { idempotencyKey: key })
    submit.settle()
    store.applied(record)
    return { kind: 'done', record }
  } catch (error) {
    if (isCancelled(error)) return { kind: 'busy' }
    const current =
      refusalCode(error) === OUTDATED && error instanceof HttpError ? store.currentOf(error.data) : undefined
    if (!current) return { kind: 'failed', error }
    submit.settle()
    store.applied(current)
    runInAction(() => {
      store.of(before.id).before = before
    })
    return { kind: 'conflict' }
  }
}
