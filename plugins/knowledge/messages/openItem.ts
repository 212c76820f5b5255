import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { ItemMessage } from '../messages'
import { itemRows, items } from '../records'
import { knowldegeDetails } from '../routes'

/** Opens the item that a message is about, where it is reviewed or read; somebody has changed it since it was loaded. */
export default function openItem(core: Core, { id }: ItemMessage): void {
  core.store(itemRows).invalidate()
  core.store(items).of(id).invalidateAll()
  core.navigation.openHref(href(knowldegeDetails, { id }))
}
