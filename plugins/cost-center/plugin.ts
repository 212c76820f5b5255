import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Requests for cost and profit centers (domain: cost-center). */
export default definePlugin({
  id: 'cost-center',
  owner: 'team-cost-center',
  access: { permission: 'center.apply' },
  rights,
  routes: [{ route: r.costProfitCenterList, keepAlive: true }, r.costProfitCenterAdd, r.costProfitIframe],
})
