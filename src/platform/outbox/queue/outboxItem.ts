import * as v from 'valibot'
import { HttpError, STALE_VERSION } from '#platform/http'
import { rebase } from './UserOutbox'

/** An attempt without a known result; looked up on the server before the item is resent. */
const Attempt = v.object({ request: v.unknown(), idempotencyKey: v.string() })

/** Reasons why the app does not send an item; each is a text key `outbox.reason.*`. */
export const REASONS = ['fileMissing', 'unknownCall', 'olderArrived'] as const

const State = v.variant('kind', [
  /** `since`, `notBefore`: ms since the epoch; `trouble`: error of the last attempt, to be shown. */
  v.object({ kind: v.literal('waiting'), since: v.number(), notBefore: v.number(), trouble: v.optional(v.string()) }),
  /** `by` identifies the claim, so that only one of two tabs sends the item. */
  v.object({ kind: v.literal('sending'), since: v.number(), by: v.string() }),
  /** Blocks the following items of the record until it is retried, edited or discarded. */
  v.object({
    kind: v.literal('failed'),
    at: v.number(),
    /** The server's message; empty with a `reason`. */
    message: v.string(),
    code: v.optional(v.union([v.number(), v.string()])),
    /** Raw `data` of the refusal, e.g. field errors. */
    data: v.optional(v.unknown()),
    reason: v.optional(v.picklist(REASONS)),
  }),
  /** The record was changed by another user: `theirs` is the current record. */
  v.object({ kind: v.literal('conflict'), at: v.number(), message: v.string(), theirs: v.optional(v.unknown()) }),
  /** `made`: the version that it has made (`DeclaredCall.revision`). */
  v.object({ kind: v.literal('sent'), at: v.number(), made: v.optional(v.number()) }),
])

/** A file that is uploaded before the request, which contains `addressOf(id)` in place of its address. */
const Upload = v.object({
  /** Also its idempotency key. */
  id: v.string(),
  /** To which back end. */
  to: v.picklist(['photo', 'document', 'audio']),
  name: v.string(),
  /** MIME type. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Path in a native host, for a file that the page cannot read. */
  path: v.optional(v.string()),
  /** Its address; undefined until it is uploaded. */
  url: v.optional(v.string()),
})
export type Upload = v.InferOutput<typeof Upload>

export const OutboxItem = v.object({
  id: v.string(),
  /** Sort position among the user's items. */
  order: v.number(),
  callId: v.string(),
  /** Id of the plugin that declares the call, if it was loaded; older builds did not store it. */
  plugin: v.optional(v.string()),
  /** The call's input, with a `FileMark` for each file and a placeholder for each file that is uploaded before it. */
  request: v.unknown(),
  /** Items of one record are sent in order: `lead:L-1`. */
  record: v.string(),
  /** Text by which the user recognises the entry. */
  label: v.string(),
  idempotencyKey: v.string(),
  /** ms since the epoch. */
  createdAt: v.number(),
  /** Bytes of text and files. */
  bytes: v.number(),
  /** Number of files, those uploaded before the request included. */
  files: v.number(),
  /** At least one file is in memory only because the device was full. */
  filesInMemory: v.boolean(),
  /** Files that are uploaded before the request, in order. */
  uploads: v.optional(v.array(Upload), []),
  attempts: v.number(),
  unclear: v.optional(Attempt),
  state: State,
})

export type OutboxItem = v.InferOutput<typeof OutboxItem>
export type OutboxState = OutboxItem['state']
export type OutboxReason = (typeof REASONS)[number]

/** Maximum number of records that are sent in parallel. */
export const PARALLEL_RECORDS = 3
/** Maximum number of sent items that stay stored. */
export const SENT_HISTORY = 20

/** Events of an item. `at` in ms since the epoch; `chance` 0 … 1. */
export type OutboxEvent =
  | { readonly type: 'claimed'; readonly at: number; readonly by: string }
  | { readonly type: 'uploaded'; readonly upload: string; readonly url: string }
  | { readonly type: 'delivered'; readonly at: number; readonly made?: number | undefined }
  /** An entry of the same record, sent before, has made this version of it (`DeclaredCall.revision`). */
  | { readonly type: 'preceded'; readonly version: number }
  | {
      readonly type: 'refused'
      readonly at: number
      readonly message: string
      readonly code?: number | string
      readonly data?: unknown
    }
  | { readonly type: 'outdated'; readonly at: number; readonly message: string; readonly theirs: unknown }
  /** The result is unknown: network error, time-out, server error. */
  | { readonly type: 'unclear'; readonly at: number; readonly chance: number; readonly trouble: string }
  /** The sender is gone, the result is unknown; no back-off. `by`: applies to this claim only. */
  | { readonly type: 'interrupted'; readonly at: number; readonly by?: string }
  /** Certainly not processed and to be retried: token refused, rate limit. */
  | { readonly type: 'postponed'; readonly at: number; readonly chance: number; readonly trouble: string }
  /** The look-up did not find the attempt. */
  | { readonly type: 'notThere' }
  | { readonly type: 'impossible'; readonly at: number; readonly reason: OutboxReason }
  | { readonly type: 'retry'; readonly at: number }
  | {
      readonly type: 'edit'
      readonly at: number
      readonly change: Pick<OutboxItem, 'request' | 'idempotencyKey' | 'bytes' | 'files' | 'filesInMemory'>
    }

/** Back-off between attempts, doubling from the first to the last value. ms */
export const BACKOFF_FIRST = 2_000
export const BACKOFF_LAST = 300_000
/** Random share added to the back-off, so that many devices do not retry at the same moment. */
const JITTER = 0.3

/** HTTP statuses that permit a retry: the request was not processed. */
const NOT_NOW: readonly (number | undefined)[] = [408, 425, 429, 503]

/** Classifies an error: certainly refused, certainly not processed, or unknown. */
export function eventOf(error: unknown, at: number, chance: number): OutboxEvent {
  if (!(error instanceof HttpError)) return { type: 'refused', at, message: String(error) }
  const { kind, message, code, status, data } = error
  const trouble = message
  switch (kind) {
    case 'unauthorised':
      return { type: 'postponed', at, chance, trouble }
    case 'refused':
      return Number(code) === STALE_VERSION
        ? { type: 'outdated', at, message, theirs: data }
        : { type: 'refused', at, message, data, ...(code === undefined ? {} : { code }) }
    case 'status':
      if (NOT_NOW.includes(status)) return { type: 'postponed', at, chance, trouble }
      if (status !== undefined && status >= 400 && status < 500)
        return { type: 'refused', at, message, code: status, data }
      return { type: 'unclear', at, chance, trouble }
    // A malformed response may be that of a captive portal, or the write may have happened.
    case 'malformed':
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'cancelled':
      return { type: 'unclear', at, chance, trouble }
  }
}

/** The next back-off. ms, between `BACKOFF_FIRST` and `BACKOFF_LAST` */
export function backoff(attempts: number, chance: number): number {
  const plain = Math.min(BACKOFF_FIRST * 2 ** Math.max(0, attempts - 1), BACKOFF_LAST / (1 + JITTER))
  return Math.round(plain * (1 + JITTER * chance))
}

type Kind = OutboxState['kind']

/** States in which an event applies; in other states it is ignored (a second result, discarded by another tab). */
const HEARD_IN: Readonly<Record<OutboxEvent['type'], readonly Kind[]>> = {
  claimed: ['waiting'],
  uploaded: ['sending', 'waiting', 'failed'],
  delivered: ['sending'],
  preceded: ['waiting', 'failed', 'sending'],
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

/** The item after an event; the same object when the event does not apply. */
export function transition(item: OutboxItem, event: OutboxEvent): OutboxItem {
  if (!HEARD_IN[event.type].includes(item.state.kind)) return item
  switch (event.type) {
    case 'claimed':
      return { ...item, attempts: item.attempts + 1, state: { kind: 'sending', since: event.at, by: event.by } }
    case 'uploaded':
      return {
        ...item,
        uploads: item.uploads.map((one) => (one.id === event.upload ? { ...one, url: event.url } : one)),
      }
    case 'delivered':
      return without(item, { kind: 'sent', at: event.at, ...(event.made !== undefined && { made: event.made }) })
    case 'preceded':
      return { ...item, request: rebase(item.request, event.version) }
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

/**
 * Marks the current content as an attempt without a result, unless an older attempt is marked already. Before its files
 * are uploaded the request was not sent.
 */
function inDoubt(item: OutboxItem): OutboxItem {
  if (!isUploaded(item)) return item
  return { ...item, unclear: item.unclear ?? { request: item.request, idempotencyKey: item.idempotencyKey } }
}

/** The item in a new state, without an attempt in doubt. */
function without({ unclear: _settled, ...item }: OutboxItem, state: OutboxState): OutboxItem {
  return { ...item, state }
}

/** All files that the request refers to have an address. */
export const isUploaded = ({ uploads }: OutboxItem) => uploads.every(({ url }) => url !== undefined)
export const isUnsent = (item: OutboxItem) => item.state.kind !== 'sent'
export const byOrder = (a: OutboxItem, b: OutboxItem) => a.order - b.order || (a.id < b.id ? -1 : 1)

/** The first unsent item of each record; only these may be sent. */
export function heads(items: Iterable<OutboxItem>): OutboxItem[] {
  const first = new Map<string, OutboxItem>()
  for (const item of [...items].filter(isUnsent).sort(byOrder))
    if (!first.has(item.record)) first.set(item.record, item)
  return [...first.values()]
}

/** When a waiting item is due. Back-off that started before `hurriedAt` is ignored (network back, 'retry now'). */
function dueAt(state: OutboxState, now: number, hurriedAt: number): number {
  if (state.kind !== 'waiting') return Number.POSITIVE_INFINITY
  // The clock was set back: `since` and `notBefore` are meaningless.
  if (state.since > now) return now
  return state.since < hurriedAt ? state.since : state.notBefore
}

/** Items to send now, in order; `busy`: records that are being sent. */
export function due(
  items: Iterable<OutboxItem>,
  now: number,
  hurriedAt: number,
  busy: ReadonlySet<string>,
): OutboxItem[] {
  const ready = heads(items).filter((item) => !busy.has(item.record) && dueAt(item.state, now, hurriedAt) <= now)
  return ready.slice(0, Math.max(0, PARALLEL_RECORDS - busy.size))
}

/** When the next item is due: ms since the epoch, Infinity if none. */
export function nextDueAt(
  items: Iterable<OutboxItem>,
  now: number,
  hurriedAt: number,
  busy: ReadonlySet<string>,
): number {
  const idle = heads(items).filter((item) => !busy.has(item.record))
  return Math.min(Number.POSITIVE_INFINITY, ...idle.map((item) => dueAt(item.state, now, hurriedAt)))
}

/** Sent items beyond the history limit. */
export function evictable(items: Iterable<OutboxItem>): OutboxItem[] {
  const sent = [...items].filter((item) => !isUnsent(item)).sort((a, b) => b.order - a.order)
  return sent.slice(SENT_HISTORY)
}
