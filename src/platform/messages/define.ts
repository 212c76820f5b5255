import * as v from 'valibot'
import type { Core } from '#platform/core'

/** A typed message of a host, another page or the server. */
export interface Message<T> {
  readonly type: string
  readonly parse: (raw: unknown) => T
}
export type Handler<T> = (core: Core, payload: T) => void | Promise<void>
/** A message with its owner's handler, paired by `on()`: the handler takes the result of `parse`. */
export interface MessageEntry extends Message<unknown> {
  readonly handler: () => Promise<{ default: Handler<never> }>
}

/** Defines a typed message; its raw payload is parsed with the schema before any listener or handler gets it. */
export function defineMessage<T>(type: string, schema: v.GenericSchema<unknown, T>): Message<T> {
  return { type, parse: (raw) => v.parse(schema, raw) }
}

/** Makes a plugin the owner of a message type. */
export function on<T>(message: Message<T>, handler: () => Promise<{ default: Handler<NoInfer<T>> }>): MessageEntry {
  return { ...message, handler }
}
