import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { SearchHit } from '#platform/plugin'
import { listRequests } from './api'
import { menuText } from './plugin'
import { costProfitCenterAdd } from './routes'
import { TABS } from './rules/vocabulary'

/** Global search over requests by name and code. */
export default async function findRequests(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const options = { signal, background: true }
  const pages = await Promise.all(TABS.map((tab) => core.http(listRequests, { tab, keyword, page: 1 }, options)))
  const found = new Map(pages.flatMap(({ items }) => items).map((request) => [request.id, request]))
  return [...found.values()].map(({ id, name, code }) => ({
    id,
    kind: menuText('menu.centers'),
    title: name,
    detail: code,
    to: href(costProfitCenterAdd, { id }),
  }))
}
