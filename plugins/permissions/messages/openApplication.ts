import type { Core } from '#src/core'
import { href } from '#src/routes'
import type { RoleMessage } from '../messages'
import { recordDetail } from '../routes'

/** Opens the application that a message is about. */
export default function openApplication(core: Core, { id }: RoleMessage): void {
  core.navigation.openHref(href(recordDetail, { id }))
}
