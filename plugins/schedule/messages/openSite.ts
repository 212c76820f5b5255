import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { projects } from '../records'
import { scheduleDetailYk } from '../routes'

/** Opens the site that a message about its daily reports is about. */
export default function openSite(core: Core, { id }: { readonly id: string }): void {
  core.store(projects).of(id).invalidateAll()
  core.navigation.openHref(href(scheduleDetailYk, { id }))
}
