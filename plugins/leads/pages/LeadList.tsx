import { observer } from 'mobx-react-lite'
import { LeadBrowser } from '../components/list/LeadBrowser'
import { useOpeningFilter } from '../components/list/useOpeningFilter'
import list from '../locales/en.json'
import menu from '../locales/menu.en.json'

export { prepareLeadList as prepare } from '../components/list/prepareLeadList'

/** All English texts of the page: it waits for no other file of them. */
export const texts = { ...menu, ...list }

/** The lists of leads: public pool, mine, organisation (/clueList). */
export default observer(function LeadList() {
  // Without its last filter the list would be asked for twice.
  return useOpeningFilter() ? <LeadBrowser /> : null
})
