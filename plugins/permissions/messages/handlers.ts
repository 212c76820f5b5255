import * as v from 'valibot'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { ExpiringMessage, RoleMessage } from '../messages'
import { applications, applicationsChanged, decided, grantRows, grants } from '../records'
import { applicationId, recordDetail, roleList } from '../routes'

/** Opens the application that a message is about: somebody has applied, reminded or decided since it was loaded. */
export default function openApplication(core: Core, { id }: RoleMessage): void {
  applicationsChanged(core)
  core.store(applications).of(id).invalidateAll()
  core.navigation.openHref(href(recordDetail, { id }))
}

/** A role ends: opens the application that it came from, to apply again; without one, the role. */
export function onExpiring(core: Core, { id, ...message }: ExpiringMessage): void {
  if (v.is(applicationId, id)) {
    openApplication(core, { id, ...message })
    return
  }
  core.store(grants).of(id).invalidateAll()
  core.store(grantRows).invalidate()
  core.navigation.openHref(href(roleList, { id }))
}

/** A decision may have granted or revoked roles: refetches them and opens the application. */
export function onDecided(core: Core, message: RoleMessage): void {
  // Not awaited: the page does not depend on the roles. A failure is reported by the session.
  void core.session.loadDetails()
  decided(core)
  openApplication(core, message)
}
