import { formatNearDay, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { SearchHit } from '#platform/plugin'
import { listCompetitive } from './api/competitive'
import { listWarnings } from './api/warnings'
import { menuText } from './plugin'
import { toDoCompetitiveRisk, toDoGasRisk } from './routes'

/** Global search over warnings by customer, and competitors. */
export default async function findRisks(core: Core, keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const language = currentLanguage()
  const query = { keyword, page: 1 }
  const options = { signal, background: true }
  const [warnings, competitors] = await Promise.all([
    core.http(listWarnings, query, options),
    core.http(listCompetitive, query, options),
  ])
  return [
    ...warnings.items.map(({ id, customer, date }) => ({
      id,
      kind: menuText('menu.gasRisk'),
      title: nameIn(customer, language),
      detail: formatNearDay(momentOf(date), language),
      to: href(toDoGasRisk, { id }),
    })),
    ...competitors.items.map(({ id, customer, competitor }) => ({
      id,
      kind: menuText('found.competitor'),
      title: competitor,
      detail: nameIn(customer, language),
      to: href(toDoCompetitiveRisk, { id }),
    })),
  ]
}
