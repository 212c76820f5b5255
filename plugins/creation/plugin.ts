import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, menuText } = defineTexts<typeof en, typeof menu>('creation')

/** Creates opportunities from a spoken or typed note (domain: creation). */
export default definePlugin<typeof en, typeof menu>({
  id: 'creation',
  owner: 'team-creation',
  access: { permission: 'opportunity.create' },
  rights,
  routes: [
    { route: r.intelligentCreationBussiness, screen: () => import('./pages/CreateOpportunity'), keepAlive: true },
    { route: r.editCompany, screen: () => import(/* webpackChunkName: 'creation-companies' */ './pages/EditCompany') },
    {
      route: r.selectCompany,
      screen: () => import(/* webpackChunkName: 'creation-companies' */ './pages/SelectCompany'),
    },
    { route: r.chooseCity, screen: () => import(/* webpackChunkName: 'creation-companies' */ './pages/ChooseCity') },
    {
      route: r.bindCustomer,
      screen: () => import(/* webpackChunkName: 'creation-companies' */ './pages/BindCustomer'),
    },
    {
      route: r.createCustomer,
      screen: () => import(/* webpackChunkName: 'creation-companies' */ './pages/CreateCustomer'),
    },
    {
      route: r.customerElectric,
      screen: () => import(/* webpackChunkName: 'creation-parks' */ './pages/CustomerElectric'),
    },
    {
      route: r.consumeCustomers,
      screen: () => import(/* webpackChunkName: 'creation-parks' */ './pages/ConsumeCustomers'),
    },
  ],
  menu: [
    {
      id: 'opportunity',
      to: r.intelligentCreationBussiness,
      title: 'menu.opportunity',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/OpportunityIcon'),
      group: 'selling',
      order: 10,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.drafts',
    },
  ],
  messages: [on(m.opportunityCreated, () => import('./messages/openOpportunity'))],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
