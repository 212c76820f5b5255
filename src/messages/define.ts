import * as v from 'valibot'
import type { Core } from '#src/core'

/** A typed message of a host, another page or the server. */
export interface Message<T> {
  readonly type: string
  readonly parse: (raw: unknown) => T
}
export type Handler<T> = (core: Core, payload: T) => void | Promise<void>
/** A message and its owner's handler, paired by `on()`: the handler takes what this `parse` gives. */
export interface MessageEntry extends Message<unknown> {
  readonly handler: () => Promise<{ default: Handler<never> }>
}

/** A typed message; `raw` comes from a host, another page or a push and is parsed before anyone sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the input side of a schema at the border
export function defineMessage<T>(type: string, schema: v.GenericSchema<any, T>): Message<T> {
  return { type, parse: (raw) => v.parse(schema, raw) }
}

/** Makes a plugin the one owner of a message type. */
export function on<T>(message: Message<T>, handler: () => Promise<{ default: Handler<NoInfer<T>> }>): MessageEntry {
  return { ...message, handler }
}
