import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { RequestMessage } from '../messages'
import { requestRows, requests } from '../records'
import { costProfitCenterAdd } from '../routes'

/** Opens the request that a message is about, as it is now; the form of one that was returned and still is. */
export default async function openRequest(core: Core, { id, step }: RequestMessage): Promise<void> {
  core.store(requestRows).invalidate()
  const open = core.store(requests).of(id)
  open.invalidateAll()
  if (step === 'returned') await open.main.load()
  const request = step === 'returned' ? open.main.value : undefined
  const edit = request?.state === 'returned' && request.can.includes('edit')
  core.navigation.openHref(href(costProfitCenterAdd, { id, edit: edit || undefined }))
}
