import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RoleMessage } from '../messages'
import { recordDetail } from '../routes'

/** Opens the application that a message is about. */
export default function openApplication(core: Core, { id }: RoleMessage): void {
  core.navigation.openHref(href(recordDetail, { id }))
}
