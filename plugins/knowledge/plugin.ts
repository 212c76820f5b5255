import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/**
 * Programmes, cases, energy prices and the knowledge base (domain: knowledge). No right for the whole area: people
 * without a role may see what is visible to all, and shared links; the back end decides by item.
 */
export default definePlugin({
  id: 'knowledge',
  owner: 'team-knowledge',
  rights,
  routes: [
    { route: r.programList, homeEntry: true },
    r.programDetails,
    r.caseDetails,
    r.energyRule,
    r.icomeInterpage,
    { route: r.knowledgeList, homeEntry: true },
    r.knowldegeDetails,
    { route: r.knowldegeUpload, access: { permission: 'knowledge.write' } },
    { route: r.knowldegeEdit, access: { permission: 'knowledge.write' } },
  ],
})
