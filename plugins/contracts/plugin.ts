import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Contracts, from drafting to their end (domain: contracts). */
export default definePlugin({
  id: 'contracts',
  owner: 'team-contracts',
  access: { permission: 'contract.read' },
  rights,
  routes: [{ route: r.contractList, homeEntry: true }, r.contractIframe],
})
