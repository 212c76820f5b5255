import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listProjects } from './api'
import { menuText } from './plugin'
import { scheduleDetail } from './routes'

/** Global search over projects and their customers. */
export default async function findProjects(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const { items } = await core.http(listProjects, { keyword, page: 1 }, { signal, background: true })
  return items.map((project) => ({
    id: project.id,
    kind: menuText('menu.schedule'),
    title: nameIn(project, language),
    ...(project.customer && { detail: nameIn(project.customer, language) }),
    to: href(scheduleDetail, { id: project.id }),
  }))
}
