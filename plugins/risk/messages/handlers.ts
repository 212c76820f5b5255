import { type Href, href } from '#base/routes'
import { type Core, registeredHref } from '#platform/core'
import { getTodo } from '../api/todos'
import type { AboutRecord } from '../messages'
import { biweekReport, toDoCompetitiveRisk, toDoGasBounceView, toDoGasRisk, todoHome } from '../routes'

/** Opens the page of the record that a message is about, as it is now. */
const opens =
  (to: (about: AboutRecord) => Href) =>
  (core: Core, about: AboutRecord): void => {
    core.invalidateRecord(about.id)
    core.navigation.openHref(to(about))
  }

export default opens(({ id }) => href(toDoGasRisk, { id }))
export const openCompetitor = opens(({ id }) => href(toDoCompetitiveRisk, { id }))
export const openBounce = opens(({ id }) => href(toDoGasBounceView, { id }))
/** A biweekly report: one's own to write it, or with its new comments. */
export const openReport = opens(({ id }) => href(biweekReport, { id }))

/** The page that settles a to-do, for a message that does not say it, such as one of a push. */
async function routeOf(core: Core, id: string): Promise<string> {
  try {
    return (await core.http(getTodo, { id }, { background: true })).route ?? ''
  } catch {
    // The to-do says what is wrong.
    return ''
  }
}

/** Opens the page that settles a to-do; the to-do itself if this version has no such page. */
export async function openTodo(core: Core, { id, route }: AboutRecord): Promise<void> {
  const to = registeredHref(core.registry, route ?? (await routeOf(core, id))) ?? href(todoHome, { id })
  // What it is about may have changed since it was read.
  for (const record of [id, new URLSearchParams(to.split('?')[1]).get('id')]) if (record) core.invalidateRecord(record)
  core.navigation.openHref(to)
}
