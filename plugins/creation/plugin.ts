import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Creates opportunities from a spoken or typed note (domain: creation). */
export default definePlugin({
  id: 'creation',
  owner: 'team-creation',
  access: { permission: 'opportunity.create' },
  rights,
  routes: [
    { route: r.intelligentCreationBussiness, keepAlive: true },
    r.editCompany,
    r.selectCompany,
    r.chooseCity,
    r.bindCustomer,
    r.createCustomer,
    r.customerElectric,
    r.consumeCustomers,
  ],
})
