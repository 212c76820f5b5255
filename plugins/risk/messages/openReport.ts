import { href } from '#base/routes'
import { type Core, registeredHref } from '#platform/core'
import type { AboutRecord } from '../messages'
import { biweekReport, todoHome } from '../routes'

/** Opens a biweekly report: one's own to write it, or with its new comments. */
export default function openReport(core: Core, { id }: AboutRecord): void {
  core.invalidateRecord(id)
  core.navigation.openHref(href(biweekReport, { id }))
}

/** Opens the page that settles a to-do; the to-do itself if this version has no such page. */
export function openTodo(core: Core, { id, route = '' }: AboutRecord): void {
  const to = registeredHref(core.registry, route) ?? href(todoHome, { id })
  // What it is about may have changed since it was read.
  for (const record of [id, new URLSearchParams(to.split('?')[1]).get('id')]) if (record) core.invalidateRecord(record)
  core.navigation.openHref(to)
}
