import { coded, listOf, maybe, named, person, recordOf } from '#base/wire'
import { paged } from '#platform/http'
import { leadStageCodes, leadStateCodes } from '../rules/vocabulary'
import { get, ofCompany } from './calls'

/** Leads about a company, for its page (pages 'customer': section 'leads'). */
export const listLeads = get('/leads', {
  about: 'Leads about a company that I may see, those in progress first.',
  request: paged(ofCompany),
  response: listOf(
    recordOf('clueId', {
      ...named,
      stage: coded(leadStageCodes),
      state: coded(leadStateCodes),
      owner: maybe(person),
    }),
  ),
})
