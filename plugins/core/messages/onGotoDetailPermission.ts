import type { Core } from '#platform/core'
import { openRegistered } from './openRegistered'

/** Opens the description of a role; `route` is its name (wire.md). */
export default function onGotoDetailPermission(core: Core, { route }: { readonly route: string }): void {
  openRegistered(core, `/roleDescription?role=${encodeURIComponent(route)}`)
}
