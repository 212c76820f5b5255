import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { projects } from '../records'
import { scheduleDetail } from '../routes'

/** Opens the project that a message is about, as it is now. */
export default function openProject(core: Core, { id }: { readonly id: string }): void {
  core.store(projects).of(id).invalidateAll()
  core.navigation.openHref(href(scheduleDetail, { id }))
}
