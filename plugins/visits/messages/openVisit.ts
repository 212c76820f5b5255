import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { visitNeedDetail, visitView } from '../routes'
import { needs, visits } from '../stores'

/** The record that a message is about. */
interface About {
  readonly id: string
}

/** Opens the visit that a message is about, as it is now. */
export default function openVisit(core: Core, { id }: About): void {
  core.store(visits).of(id).invalidateAll()
  core.navigation.openHref(href(visitView, { id }))
}

export function openNeed(core: Core, { id }: About): void {
  core.store(needs).of(id).invalidateAll()
  core.navigation.openHref(href(visitNeedDetail, { id }))
}
