import type { Core } from '#platform/core'
import type { RoleMessage } from '../messages'
import openApplication from './openApplication'

/** A decision may have given or taken roles: loads them and opens the application. */
export default function onDecided(core: Core, message: RoleMessage): void {
  // Not awaited: the page does not depend on the roles. A failure is reported by the session.
  void core.session.loadDetails()
  openApplication(core, message)
}
