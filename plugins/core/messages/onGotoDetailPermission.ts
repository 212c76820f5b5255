import type { Core } from '#src/core'
import { openRegistered } from './openRegistered'

/** Opens what a role may do; `route` names the role (wire.md). */
export default function onGotoDetailPermission(core: Core, { route }: { readonly route: string }): void {
  openRegistered(core, `/roleDescription?role=${encodeURIComponent(route)}`)
}
