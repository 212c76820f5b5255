import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RequestMessage } from '../messages'
import { requestRows, requests } from '../records'
import { costProfitCenterAdd } from '../routes'

/** Opens the request that a message is about, as it is now; the form of one that was returned, if it still is. */
export default function openRequest(core: Core, { id, step }: RequestMessage): void {
  core.store(requestRows).invalidate()
  core.store(requests).of(id).invalidateAll()
  // Its state is known only once it has loaded, which the page shows: nobody waits before it opens.
  core.navigation.openHref(href(costProfitCenterAdd, { id, returned: step === 'returned' || undefined }))
}
