import { observer } from 'mobx-react-lite'
import { LeadBrowser } from '../components/list/LeadBrowser'
import { useOpeningFilter } from '../components/list/useOpeningFilter'

export { prepareLeadList as prepare } from '../components/list/prepareLeadList'
export { default as texts } from '../locales/en.json'

/** The lists of leads: public pool, mine, organisation (/clueList). */
export default observer(function LeadList() {
  // Without its last filter the list would be asked for twice.
  return useOpeningFilter() ? <LeadBrowser /> : null
})
