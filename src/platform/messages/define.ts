import * as v from 'valibot'

/** A typed message of a host, another page or the server. */
export interface Message<T> {
  readonly type: string
  readonly parse: (raw: unknown) => T
}
/** Defines a typed message; its raw payload is parsed with the schema before any listener or handler gets it. */
export function defineMessage<T>(type: string, schema: v.GenericSchema<unknown, T>): Message<T> {
  return { type, parse: (raw) => v.parse(schema, raw) }
}
