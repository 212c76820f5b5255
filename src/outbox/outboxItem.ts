import * as v from 'valibot'
import { backoff } from './delivery'

/** What may already have arrived: a send without a clear end. Compared with the back end's list before it is repeated. */
const Attempt = v.object({ request: v.unknown(), idempotencyKey: v.string() })

/** Why the app itself, not the back end, does not send; each is a text `outbox.reason.*`. */
export const REASONS = ['fileMissing', 'unknownCall', 'olderArrived'] as const

const State = v.variant('kind', [
  /** `since`, `notBefore`: ms; `trouble`: what the last try ended with, for a person to read. */
  v.object({ kind: v.literal('waiting'), since: v.number(), notBefore: v.number(), trouble: v.optional(v.string()) }),
  /** `by` tells which claim it was, so that of two tabs only one sends. */
  v.object({ kind: v.literal('sending'), since: v.number(), by: v.string() }),
  /** Stops later items of the record until it is retried, edited or discarded. */
  v.object({
    kind: v.literal('failed'),
    at: v.number(),
    /** The back end's words; empty with a `reason`. */
    message: v.string(),
    code: v.optional(v.union([v.number(), v.string()])),
    /** Field errors and the like, as the back end gave them. */
    data: v.optional(v.unknown()),
    reason: v.optional(v.picklist(REASONS)),
  }),
  /** Another person was first: `item.request` is mine, `theirs` the record as it is now. */
  v.object({ kind: v.literal('conflict'), at: v.number(), message: v.string(), theirs: v.optional(v.unknown()) }),
  /** `result` is what the call gave, where a later item needs it. */
  v.object({ kind: v.literal('sent'), at: v.number(), result: v.optional(v.unknown()) }),
])

export const OutboxItem = v.object({
  id: v.string(),
  /** Place among the user's items; also across reloads. */
  order: v.number(),
  callId: v.string(),
  /** The call's input; files are put aside as `FileMark`s, results of earlier items as `ResultMark`s. */
  request: v.unknown(),
  /** Items of one record go one after another: `lead:L-1`. */
  record: v.string(),
  /** What a person recognises it by. */
  label: v.string(),
  idempotencyKey: v.string(),
  /** ms since the epoch. */
  createdAt: v.number(),
  /** Text and files. */
  bytes: v.number(),
  files: v.number(),
  /** Files live in memory only: the device was full. */
  filesInMemory: v.boolean(),
  /** A later item uses what this one gives; it is repeated rather than compared after an unclear end. */
  keepResult: v.boolean(),
  attempts: v.number(),
  unclear: v.optional(Attempt),
  state: State,
})

export type OutboxItem = v.InferOutput<typeof OutboxItem>
export type OutboxState = OutboxItem['state']
export type OutboxReason = (typeof REASONS)[number]

/** Records that are sent beside each other; within a record it is one. */
export const PARALLEL_RECORDS = 3
/** Sent items that stay visible. */
export const SENT_HISTORY = 20

/** What can happen to an item. `at` in ms; `chance` 0 … 1. */
export type OutboxEvent =
  | { readonly type: 'claimed'; readonly at: number; readonly by: string }
  | { readonly type: 'delivered'; readonly at: number; readonly result?: unknown }
  | {
      readonly type: 'refused'
      readonly at: number
      readonly message: string
      readonly code?: number | string
      readonly data?: unknown
    }
  | { readonly type: 'outdated'; readonly at: number; readonly message: string; readonly theirs: unknown }
  /** No answer that tells whether it arrived: network, time-out, server error. */
  | { readonly type: 'unclear'; readonly at: number; readonly chance: number; readonly trouble: string }
  /** Whoever was sending it is gone (`by`: only if this claim was); as unclear, and it need not wait. */
  | { readonly type: 'interrupted'; readonly at: number; readonly by?: string }
  /** Surely not taken, and worth another try (token refused, asked to slow down). */
  | { readonly type: 'postponed'; readonly at: number; readonly chance: number; readonly trouble: string }
  /** The back end's list does not hold the unclear one. */
  | { readonly type: 'notThere' }
  | { readonly type: 'impossible'; readonly at: number; readonly reason: OutboxReason }
  | { readonly type: 'retry'; readonly at: number }
  | {
      readonly type: 'edit'
      readonly at: number
      readonly change: Pick<OutboxItem, 'request' | 'idempotencyKey' | 'bytes' | 'files' | 'filesInMemory'>
    }

type Kind = OutboxState['kind']

/** In which states an event means something; elsewhere it changes nothing (answered twice, discarded by another tab). */
const HEARD_IN: Readonly<Record<OutboxEvent['type'], readonly Kind[]>> = {
  claimed: ['waiting'],
  delivered: ['sending'],
  refused: ['sending'],
  outdated: ['sending'],
  unclear: ['sending'],
  interrupted: ['sending'],
  postponed: ['sending'],
  notThere: ['sending'],
  impossible: ['sending'],
  retry: ['failed', 'waiting'],
  edit: ['failed', 'conflict', 'waiting'],
}

/** The item after an event; the same object where the event means nothing. */
export function transition(item: OutboxItem, event: OutboxEvent): OutboxItem {
  if (!HEARD_IN[event.type].includes(item.state.kind)) return item
  switch (event.type) {
    case 'claimed':
      return { ...item, attempts: item.attempts + 1, state: { kind: 'sending', since: event.at, by: event.by } }
    case 'delivered':
      return without(item, { kind: 'sent', at: event.at, ...(item.keepResult ? { result: event.result } : {}) })
    case 'refused': {
      const { at, message, code, data } = event
      return without(item, { kind: 'failed', at, message, ...(code === undefined ? {} : { code }), data })
    }
    case 'outdated':
      return without(item, { kind: 'conflict', at: event.at, message: event.message, theirs: event.theirs })
    case 'unclear':
      return inDoubt(waiting(item, event))
    case 'interrupted':
      if (event.by !== undefined && item.state.kind === 'sending' && item.state.by !== event.by) return item
      return inDoubt({ ...item, state: { kind: 'waiting', since: event.at, notBefore: event.at } })
    case 'postponed':
      return waiting(item, event)
    case 'notThere':
      return without(item, item.state)
    case 'impossible':
      return { ...item, state: { kind: 'failed', at: event.at, message: '', reason: event.reason } }
    case 'retry': {
      const isAnyway = item.state.kind === 'failed' && item.state.reason === 'olderArrived'
      const state: OutboxState = { kind: 'waiting', since: event.at, notBefore: event.at }
      return isAnyway ? without(item, state) : { ...item, state }
    }
    case 'edit':
      return { ...item, ...event.change, attempts: 0, state: { kind: 'waiting', since: event.at, notBefore: event.at } }
  }
}

function waiting(
  item: OutboxItem,
  { at, chance, trouble }: { at: number; chance: number; trouble: string },
): OutboxItem {
  return { ...item, state: { kind: 'waiting', since: at, notBefore: at + backoff(item.attempts, chance), trouble } }
}

/** The item with its present content as what may have arrived, unless an older content already is. */
function inDoubt(item: OutboxItem): OutboxItem {
  return { ...item, unclear: item.unclear ?? { request: item.request, idempotencyKey: item.idempotencyKey } }
}

/** The item in a new state, with nothing unclear about it. */
function without({ unclear: _settled, ...item }: OutboxItem, state: OutboxState): OutboxItem {
  return { ...item, state }
}

export const isUnsent = (item: OutboxItem) => item.state.kind !== 'sent'
export const byOrder = (a: OutboxItem, b: OutboxItem) => a.order - b.order || (a.id < b.id ? -1 : 1)

/** The first unsent item of each record: the only one that may move. */
export function heads(items: Iterable<OutboxItem>): OutboxItem[] {
  const first = new Map<string, OutboxItem>()
  for (const item of [...items].filter(isUnsent).sort(byOrder))
    if (!first.has(item.record)) first.set(item.record, item)
  return [...first.values()]
}

/** When a waiting item may go. `hurriedAt`: since when waits no longer count (network back, 'retry now'). */
function dueAt(state: OutboxState, now: number, hurriedAt: number): number {
  if (state.kind !== 'waiting') return Number.POSITIVE_INFINITY
  // The clock was set back meanwhile: an item must not wait for a moment of the old one.
  if (state.since > now) return now
  return state.since < hurriedAt ? state.since : state.notBefore
}

/** What to send now, in order; `busy` are the records that are being sent. */
export function due(
  items: Iterable<OutboxItem>,
  now: number,
  hurriedAt: number,
  busy: ReadonlySet<string>,
): OutboxItem[] {
  const ready = heads(items).filter((item) => !busy.has(item.record) && dueAt(item.state, now, hurriedAt) <= now)
  return ready.slice(0, Math.max(0, PARALLEL_RECORDS - busy.size))
}

/** When to look again: ms since the epoch, Infinity when only an event can change something. */
export function nextDueAt(
  items: Iterable<OutboxItem>,
  now: number,
  hurriedAt: number,
  busy: ReadonlySet<string>,
): number {
  const idle = heads(items).filter((item) => !busy.has(item.record))
  return Math.min(Number.POSITIVE_INFINITY, ...idle.map((item) => dueAt(item.state, now, hurriedAt)))
}

/** Sent items that need not be kept: beyond the history, unless a later item of the record may use their result. */
export function forgettable(items: Iterable<OutboxItem>): OutboxItem[] {
  const all = [...items]
  const open = new Set(all.filter(isUnsent).map((item) => item.record))
  const sent = all.filter((item) => !isUnsent(item)).sort((a, b) => b.order - a.order)
  return sent.slice(SENT_HISTORY).filter((item) => !(item.keepResult && open.has(item.record)))
}
