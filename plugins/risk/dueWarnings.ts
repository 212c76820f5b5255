import { type Href, href } from '#base/routes'
import type { Core } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import type { TodayItem } from '#platform/plugin'
import { listBounces } from './api/bounces'
import { listCompetitive } from './api/competitive'
import { listWarnings } from './api/warnings'
import { menuText } from './plugin'
import { toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasRisk } from './routes'

interface Due {
  readonly id: string
  readonly customer: { readonly name: string; readonly nameEn?: string | undefined }
  readonly due: Date
}

/** The user's warnings, competitors and rebounds that are due today or late. */
export async function dueWarnings(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  const options = { signal, background: true }
  const [warnings, competitors, bounces] = await Promise.all([
    core.http(listWarnings, { due: true, page: 1 }, options),
    core.http(listCompetitive, { due: true, page: 1 }, options),
    core.http(listBounces, { due: 1 }, options),
  ])
  const itemsOf = (
    kind: 'warning' | 'competitor' | 'rebound',
    record: string,
    all: readonly Due[],
    to: (id: string) => Href,
  ) =>
    all.map(
      ({ id, customer, due }): TodayItem => ({
        id,
        title: menuText(`today.${kind}`, { name: nameIn(customer, currentLanguage()) }),
        at: due,
        due: due <= new Date() ? 'late' : 'today',
        record: `${record}:${id}`,
        to: to(id),
      }),
    )
  return [
    ...itemsOf('warning', 'gas-warning', warnings.items, (id) => href(toDoGasRisk, { id })),
    ...itemsOf('competitor', 'competitive', competitors.items, (id) => href(toDoCompetitiveRisk, { id })),
    ...itemsOf('rebound', 'gas-bounce', bounces.items, (id) => href(toDoGasBounceEdit, { id })),
  ]
}
