import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listCases, listItems, listProgrammes } from './api'
import { menuText } from './plugin'
import { caseDetails, knowldegeDetails, programDetails } from './routes'

/** Global search over items, and for people with a role programmes and cases. */
export default async function findKnowledge(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const query = { keyword, page: 1 }
  const options = { signal, background: true }
  const mayRead = core.decide({ permission: 'knowledge.read' }).ok
  const [items, programmes, cases] = await Promise.all([
    core.http(listItems, query, options),
    mayRead ? core.http(listProgrammes, query, options) : { items: [] },
    mayRead ? core.http(listCases, query, options) : { items: [] },
  ])
  return [
    ...items.items
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ id, title }) => ({ id, kind: menuText('menu.knowledge'), title, to: href(knowldegeDetails, { id }) })),
    ...programmes.items.map((programme) => ({
      id: programme.id,
      kind: menuText('menu.solutions'),
      title: nameIn(programme, language),
      to: href(programDetails, { id: programme.id }),
    })),
    ...cases.items.map((each) => ({
      id: each.id,
      kind: menuText('found.case'),
      title: nameIn(each, language),
      to: href(caseDetails, { id: each.id }),
    })),
  ]
}
