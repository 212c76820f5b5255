import { href } from '#base/routes'
import { type Core, registeredHref } from '#platform/core'
import type { AboutRecord } from '../messages'
import { biweekReport, todoHome } from '../routes'

/** Opens a biweekly report: one's own to write it, or with its new comments. */
export default function openReport({ navigation }: Core, { id }: AboutRecord): void {
  navigation.openHref(href(biweekReport, { id }))
}

/** Opens the page that settles a to-do; the to-do itself if this version has no such page. */
export function openTodo({ navigation, registry }: Core, { id, route = '' }: AboutRecord): void {
  navigation.openHref(registeredHref(registry, route) ?? href(todoHome, { id }))
}
