import type { Plugin } from './types'

/** Keeps the id literal and rejects misspelt keys. */
export function definePlugin<const Id extends string>(plugin: Plugin & { id: Id }): Plugin & { readonly id: Id } {
  return plugin
}
