import type { Core } from '#src/core'
import { prepareList } from '#src/lists'
import type { MountedPage } from '#src/navigation'
import { parseSearch } from '#src/routes'
import { clueList } from '../../routes'
import { leadStore } from '../../stores/LeadStore'
import { listPreferences } from '../../stores/ListPreferences'
import { filterOf, needsPosition } from '../filter/filterOf'
import { listKey } from './listKey'
import { FIRST_TAB } from './useOpeningFilter'

/** Requests the rows before the page renders, unless the stored filter has to be restored or a position found first. */
export function prepareLeadList(core: Core, page: MountedPage): void {
  const parsed = parseSearch(clueList, page.query)
  if (!parsed.ok) return
  const { search } = parsed
  const filter = filterOf(search)
  const bare = search.tab === undefined && Object.keys(filter).length === 0
  if (bare && Object.keys(core.store(listPreferences).filterOf(FIRST_TAB)).length > 0) return
  if (needsPosition(filter)) return
  const leads = core.store(leadStore)
  const tab = search.tab ?? FIRST_TAB
  prepareList(core, page, {
    key: listKey(tab, filter),
    load: (number, signal) => leads.list({ tab, filter }, number, signal),
    restore: leads.restore,
  })
}
