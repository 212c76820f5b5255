import * as v from 'valibot'

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
