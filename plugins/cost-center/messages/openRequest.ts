import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RequestMessage } from '../messages'
import { requestRows, requests } from '../records'
import { costProfitCenterAdd } from '../routes'

/** Opens the request that a message is about, as it is now. */
export default function openRequest(core: Core, { id }: RequestMessage): void {
  core.store(requestRows).invalidate()
  core.store(requests).of(id).invalidateAll()
  core.navigation.openHref(href(costProfitCenterAdd, { id }))
}
