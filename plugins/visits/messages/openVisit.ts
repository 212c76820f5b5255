import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { visitNeedDetail, visitView } from '../routes'

/** The record that a message is about. */
interface About {
  readonly id: string
}

export default function openVisit(core: Core, { id }: About): void {
  core.navigation.openHref(href(visitView, { id }))
}

export function openNeed(core: Core, { id }: About): void {
  core.navigation.openHref(href(visitNeedDetail, { id }))
}
