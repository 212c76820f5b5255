import { href } from '#base/routes'
import type { Core } from '#platform/core'
import type { TodayItem, TodayShortcut } from '#platform/plugin'
import { draftAddress, noteDrafts } from './drafts'
import { menuText } from './plugin'
import { intelligentCreationBussiness } from './routes'

/** Notes that are no opportunities yet. */
export default async function draftsToday(core: Core, signal: AbortSignal): Promise<TodayItem[]> {
  return (await noteDrafts(core, signal)).map(({ record, title }) => ({
    id: record,
    title: title || menuText('today.recording'),
    detail: menuText('today.draft'),
    due: 'today',
    main: { does: 'write' },
    to: draftAddress(record),
  }))
}

export function shortcuts(core: Core): readonly TodayShortcut[] {
  if (!core.decide({ permission: 'opportunity.create' }).ok) return []
  const to = href(intelligentCreationBussiness)
  return [{ id: 'opportunity', kind: 'create', title: menuText('create.opportunity'), order: 15, to }]
}
