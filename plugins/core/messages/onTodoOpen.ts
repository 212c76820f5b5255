import type { Core } from '#platform/core'
import { openRegistered } from './openRegistered'

/** The to-do app opens a page of this app, in the visible tab only. */
export default function onTodoOpen(core: Core, { route }: { readonly route: string }): void {
  if (document.visibilityState === 'visible') openRegistered(core, route)
}
