import * as v from 'valibot'
import { call, paged } from '#src/http'
import { coded, listOf, maybe, person, text } from '#src/wire'
import { leadStageCodes, leadStateCodes } from '../rules/leadWords'

/** Leads about a company, for its page (pages 'customer': section 'leads'). */
export const listLeads = call({
  host: 'main',
  method: 'GET',
  path: '/api/customer/leads',
  send: 'query',
  about: 'Leads about a company that I may see, those in progress first.',
  request: paged({ custId: v.string() }),
  response: listOf(
    v.pipe(
      v.object({
        clueId: v.string(),
        name: v.string(),
        nameEn: text,
        stage: coded(leadStageCodes),
        state: coded(leadStateCodes),
        owner: maybe(person),
      }),
      v.transform(({ clueId, ...lead }) => ({ id: clueId, ...lead })),
    ),
  ),
})
