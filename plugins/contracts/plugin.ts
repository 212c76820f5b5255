import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, menuText } = defineTexts<typeof en, typeof menu>('contracts')

/** Contracts, from drafting to their end (domain: contracts). */
export default definePlugin<typeof en, typeof menu>({
  id: 'contracts',
  owner: 'team-contracts',
  access: { permission: 'contract.read' },
  rights,
  routes: [
    { route: r.contractList, screen: () => import('./pages/ContractList'), homeEntry: true },
    {
      route: r.contractIframe,
      screen: () => import('./pages/ContractFrame'),
      access: { permission: 'contract.launch' },
    },
  ],
  menu: [
    {
      id: 'contracts',
      to: r.contractList,
      title: 'menu.contracts',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/ContractsIcon'),
      group: 'selling',
      order: 20,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.open',
    },
  ],
  messages: [
    on(m.toApprove, () => import('./messages/openContract')),
    on(m.decided, () => import('./messages/openContract')),
    on(m.expiring, () => import('./messages/openContract')),
    on(m.paymentDue, () => import('./messages/openContract')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
})
