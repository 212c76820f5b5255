import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { estimateRows, estimates } from '../records'
import { estimate } from '../routes'

/** Opens the estimate that a message is about: somebody has submitted or decided since it was loaded. */
export default function openEstimate(core: Core, { id }: { readonly id: string }): void {
  core.store(estimates).of(id).invalidateAll()
  core.store(estimateRows).invalidate()
  core.navigation.openHref(href(estimate, { id }))
}
