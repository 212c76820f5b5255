import * as v from 'valibot'
import type { Handler, Lazy, Message, MessageEntry, Plugin } from './types'

/** Keeps the id literal and rejects misspelt keys. */
export function definePlugin<const Id extends string>(plugin: Plugin & { id: Id }): Plugin & { readonly id: Id } {
  return plugin
}

/** A typed message; `raw` comes from a host, another page or a push and is parsed before anyone sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the input side of a schema at the border
export function defineMessage<T>(type: string, schema: v.GenericSchema<any, T>): Message<T> {
  return { type, parse: (raw) => v.parse(schema, raw) }
}

/** Makes a plugin the one owner of a message type. */
export function on<T>(message: Message<T>, handler: Lazy<Handler<NoInfer<T>>>): MessageEntry {
  return { ...message, handler }
}
