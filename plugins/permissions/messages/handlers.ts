import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RoleMessage } from '../messages'
import { recordDetail } from '../routes'

/** Opens the application that a message is about. */
export default function openApplication(core: Core, { id }: RoleMessage): void {
  core.navigation.openHref(href(recordDetail, { id }))
}

/** A decision may have granted or revoked roles: refetches them and opens the application. */
export function onDecided(core: Core, message: RoleMessage): void {
  // Not awaited: the page does not depend on the roles. A failure is reported by the session.
  void core.session.loadDetails()
  openApplication(core, message)
}
