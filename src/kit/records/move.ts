import { runInAction } from 'mobx'
import type { Core, StoreToken } from '#platform/core'
import { DENIED, HttpError, INVALID, isCancelled, refusalCode, STALE_VERSION } from '#platform/http'
import { type Submitted, submitOrQueue, type WaitsFor } from '#platform/outbox'
import type { Loadable, OpenRecord, Versioned } from './OpenRecord'
import { type Query, responseOf } from './query'
import type { RecordStore } from './RecordStore'

/**
 * The result of a move. `queued`: stored on the device until it can be sent; `conflict`: somebody else has
 * changed the record since, nothing was written, and the page now has the current record; `changes` says what they
 * changed; `busy`: another move of the record is running.
 */
export type MoveOutcome<D> =
  | { readonly kind: 'done'; readonly record: D }
  | { readonly kind: 'queued'; readonly why: WaitsFor }
  | { readonly kind: 'conflict'; readonly record: D; readonly changes: readonly string[] }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'busy' }

/** A named change of one record, sent with its version (gaps 'Moves'). */
export interface Move<D extends Versioned, Input> {
  readonly name: string
  /** `seen`: the version that the input was entered for; default: the one that is loaded. */
  readonly run: (core: Core, id: D['id'], input: Input, seen?: D) => Promise<MoveOutcome<D>>
  /** Takes the move back; undefined if it cannot be taken back. */
  readonly undo: ((core: Core, id: D['id']) => Promise<MoveOutcome<D>>) | undefined
  /** The user may do it now; false while that is unknown. */
  readonly may: (core: Core, id: D['id']) => boolean
  /** It is being sent. */
  readonly isRunning: (core: Core, id: D['id']) => boolean
}

export interface MoveOptions<D extends Versioned, B, P, O extends Loadable, Row> {
  /** Default: the record's `can` includes the move's name. */
  readonly may?: (record: D, open: OpenRecord<D, B, P, O, Row>, core: Core) => boolean
  /** The call that takes the move back, for 60 s on the server; `record` as the move left it. */
  readonly undo?: (record: D) => Query<D>
  /** Parts that it changes. */
  readonly reload?: readonly (keyof B | keyof P)[]
  readonly after?: (core: Core, record: D) => void
}

/**
 * Defines a move. `asks` builds the call from the record as the user sees it and from the input; its response is the
 * record after the move. A call that is declared `repeatable` goes through the outbox when there is no network.
 */
export function defineMove<D extends Versioned, B, P, O extends Loadable, Row, Input = void>(
  records: StoreToken<RecordStore<D, B, P, O, Row>>,
  name: string,
  asks: (record: D, input: Input, core: Core) => Query<D>,
  options: MoveOptions<D, B, P, O, Row> = {},
): Move<D, Input> {
  const { may = (record) => record.can?.includes(name) === true, undo, reload = [], after } = options
  const openOf = (core: Core, id: D['id']) => core.store(records).of(id)
  const runAs = async (core: Core, id: D['id'], as: string, query: (record: D) => Query<D>, seen?: D) => {
    const open = openOf(core, id)
    if (open.moving !== undefined) return { kind: 'busy' } as const
    runInAction(() => {
      open.moving = as
    })
    try {
      // An undo may run after the page was left and its record dropped.
      if (!open.main.value) await open.main.load()
      const record = seen ?? open.main.value
      if (!record) return { kind: 'failed', error: open.main.error } as const
      const outcome = await send({ core, store: core.store(records), before: record, name: as, query: query(record) })
      // Somebody else was faster, or the record is in another state: the page shows its current state.
      const isStale = outcome.kind === 'failed' && isAboutRecord(outcome.error)
      // Before `after`, which may make the record stale: its parts would load it again.
      if (isStale || outcome.kind === 'conflict' || outcome.kind === 'done')
        for (const part of reload) open.invalidate(part)
      if (outcome.kind === 'done') {
        open.seen()
        after?.(core, outcome.record)
      }
      if (isStale) void open.main.load()
      return outcome
    } finally {
      runInAction(() => {
        open.moving = undefined
      })
    }
  }
  return {
    name,
    run: (core, id, input, seen) => runAs(core, id, name, (record) => asks(record, input, core), seen),
    undo: undo && ((core, id) => runAs(core, id, `undo ${name}`, undo)),
    may: (core, id) => {
      const open = openOf(core, id)
      return open.main.value !== undefined && may(open.main.value, open, core)
    },
    isRunning: (core, id) => openOf(core, id).moving === name,
  }
}

/** Refused for the state of the record, not for the fields or the rights of the user. */
function isAboutRecord(error: unknown): boolean {
  const code = refusalCode(error)
  return code !== undefined && code !== INVALID && code !== DENIED
}

interface Sent<D extends Versioned, B, P, O extends Loadable, Row> {
  readonly core: Core
  readonly store: RecordStore<D, B, P, O, Row>
  readonly before: D
  readonly name: string
  readonly query: Query<D>
}

async function send<D extends Versioned, B, P, O extends Loadable, Row>({
  core,
  store,
  before,
  name,
  query,
}: Sent<D, B, P, O, Row>): Promise<MoveOutcome<D>> {
  const submit = store.keyOf(before.id, name)
  try {
    const { key } = await submit.for(query.requests.map(({ request }) => request))
    const submitted = await recordAfter(core, query, {
      ...store.outboxName(before),
      plugin: store.plugin,
      idempotencyKey: key,
    })
    if (submitted.kind === 'queued') {
      submit.settle()
      return submitted
    }
    const record = submitted.answer
    // A success about another record: what became of this one is unknown.
    if (record.id !== before.id) return { kind: 'failed', error: otherRecord(query, record.id) }
    submit.settle()
    store.applied(record)
    return { kind: 'done', record }
  } catch (error) {
    if (isCancelled(error)) return { kind: 'busy' }
    if (refusalCode(error) !== STALE_VERSION || !(error instanceof HttpError)) return { kind: 'failed', error }
    const current = store.currentOf(error.data) ?? (await reloaded(store, before))
    if (!current) return { kind: 'failed', error }
    submit.settle()
    store.applied(current)
    const open = store.of(before.id)
    runInAction(() => {
      open.before = before
    })
    return { kind: 'conflict', record: current, changes: open.changesSince(before) }
  }
}

/** The record as it is now, for a refusal that does not contain it; undefined if there is no other version. */
async function reloaded<D extends Versioned, B, P, O extends Loadable, Row>(
  store: RecordStore<D, B, P, O, Row>,
  { id, version }: D,
): Promise<D | undefined> {
  const { main } = store.of(id)
  await main.load()
  return main.value?.version === version ? undefined : main.value
}

const otherRecord = ({ requests }: Query<unknown>, id: string) => {
  const callId = requests[0]?.call.id ?? ''
  return new HttpError('malformed', `${callId}: the answer is about ${id}`, { callId })
}

interface Entry {
  readonly record: string
  readonly plugin: string
  readonly label: string
  readonly idempotencyKey: string
}

/** The record after the move, or why the move waits in the outbox. */
async function recordAfter<D>(core: Core, query: Query<D>, entry: Entry): Promise<Submitted<D>> {
  const [first, ...others] = query.requests
  if (!first?.call.declaration.repeatable || others.length > 0) {
    const { value } = await responseOf(core, query, { idempotencyKey: entry.idempotencyKey })
    return { kind: 'sent', answer: value }
  }
  const submitted = await submitOrQueue(core, { call: first.call, request: first.request, ...entry })
  return submitted.kind === 'sent' ? { kind: 'sent', answer: query.pick([submitted.answer]) } : submitted
}
