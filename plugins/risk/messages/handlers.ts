import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { opens } from '#platform/plugin'
import { getTodo } from '../api/todos'
import type { AboutRecord } from '../messages'
import { biweekReport, toDoCompetitiveRisk, toDoGasBounceView, toDoGasRisk, todoHome } from '../routes'
import { pageOfRoute } from '../todoPage'

/** Opens the warning that a message is about, as it is now. */
export default opens((id) => href(toDoGasRisk, { id }))
export const openCompetitor = opens((id) => href(toDoCompetitiveRisk, { id }))
export const openBounce = opens((id) => href(toDoGasBounceView, { id }))
/** A biweekly report: one's own to write it, or with its new comments. */
export const openReport = opens((id) => href(biweekReport, { id }))

/** The page that settles a to-do, for a message that does not say it, such as one of a push. */
async function routeOf(core: Core, id: string): Promise<string> {
  try {
    return (await core.http(getTodo, { id }, { background: true })).route ?? ''
  } catch {
    // The to-do says what is wrong.
    return ''
  }
}

async function openPage(core: Core, { id, route }: AboutRecord, isOwn: boolean): Promise<void> {
  const to = pageOfRoute(core, route ?? (await routeOf(core, id)), isOwn) ?? href(todoHome, { id })
  // What it is about may have changed since it was read.
  for (const record of [id, new URLSearchParams(to.split('?')[1]).get('id')]) if (record) core.invalidateRecord(record)
  core.navigation.openHref(to)
}

/** Opens the page that settles a to-do; the to-do itself if this version has no such page. */
export const openTodo = (core: Core, about: AboutRecord): Promise<void> => openPage(core, about, true)
/** The same for somebody else's that was escalated to the user. */
export const openEscalated = (core: Core, about: AboutRecord): Promise<void> => openPage(core, about, false)
