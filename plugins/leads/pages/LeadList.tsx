import { observer } from 'mobx-react-lite'
import { LeadBrowser } from '../components/list/LeadBrowser'
import { useOpeningFilter } from '../components/list/useOpeningFilter'
import list from '../locales/en.json'
import menu from '../locales/menu.en.json'

export { prepareLeadList as prepare } from '../components/list/prepareLeadList'
export { listSearch as search } from '../rules/filters'

/** All English texts of the page, so that it does not wait for another text file. */
export const texts = { ...menu, ...list }

/** Lead lists: public pool, mine, organisation (/clueList). */
export default observer(function LeadList() {
  // Rendered before its last filter is restored, the list would be requested twice.
  return useOpeningFilter() ? <LeadBrowser /> : null
})
