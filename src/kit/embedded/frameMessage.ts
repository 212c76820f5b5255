import * as v from 'valibot'
import { type IncomingMessage, isSiblingType, readWindowMessage } from '#platform/messages'

const pixels = v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite(), v.minValue(1), v.maxValue(50_000))
const flag = v.optional(v.boolean(), false)

/** Messages of an embedded page; payloads are ours. Equivalent messages of the to-do app are mapped to them. */
const payloads = {
  title: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  /** Height of the content. CSS px */
  resize: v.object({ height: pixels }),
  /** Task completed; the payload is for the surrounding screen. */
  submitted: v.unknown(),
  /** `dirty`: unsaved work would be lost. */
  close: v.optional(v.object({ dirty: flag }), { dirty: false }),
  /** The ticket of its `init` has been used or is too old. */
  expired: v.unknown(),
  /** Response to our `back`: `handled` if it went back inside itself. */
  back: v.optional(v.object({ handled: flag }), { handled: false }),
  /** The page is ready to receive messages. */
  ready: v.unknown(),
} as const

type Payloads = typeof payloads
type FrameType = keyof Payloads
export type FrameMessage =
  | { readonly [T in FrameType]: { readonly type: T; readonly payload: v.InferOutput<Payloads[T]> } }[FrameType]
  | { readonly type: 'message'; readonly payload: IncomingMessage }

const SAME: Readonly<Record<string, FrameType>> = { 'todo.close': 'close', 'todo.resize': 'resize' }

const isFrameType = (type: string): type is FrameType => Object.keys(payloads).includes(type)

/** Parses a message of an embedded page; undefined if it is not for us or invalid. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = readWindowMessage(data)
  if (!message) return undefined
  const type = SAME[message.type] ?? message.type
  if (isFrameType(type)) return parse(type, message.payload)
  return isSiblingType(type) ? { type: 'message', payload: message } : undefined
}

function parse(type: FrameType, raw: unknown): FrameMessage | undefined {
  const parsed = v.safeParse(payloads[type], raw)
  if (parsed.success) return { type, payload: parsed.output } as FrameMessage
  console.warn(`embedded page: message ${type} could not be read`)
  return undefined
}
