import type { Core } from '#platform/core'
import { workbenchStore } from '../stores/WorkbenchStore'

/**
 * Reloads roles, badges and due items, on the host's event or after a to-do was completed. Roles first: a role that was
 * just approved is in force from now on (domain/permissions.md 'States').
 */
export default async function onRefreshWorkbench(core: Core): Promise<void> {
  await core.session.loadDetails()
  await core.store(workbenchStore).load()
}
