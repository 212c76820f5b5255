import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { text, useTexts, menuText } = defineTexts<typeof en, typeof menu>('cost-center')

/** Requests for cost and profit centers (domain: cost-center). */
export default definePlugin<typeof en, typeof menu>({
  id: 'cost-center',
  owner: 'team-cost-center',
  access: { permission: 'center.apply' },
  rights,
  routes: [
    { route: r.costProfitCenterList, screen: () => import('./pages/RequestList'), keepAlive: true },
    { route: r.costProfitCenterAdd, screen: () => import('./pages/RequestPage') },
    { route: r.costProfitIframe, screen: () => import('./pages/RequestFrame') },
  ],
  menu: [
    {
      id: 'centers',
      to: r.costProfitCenterList,
      title: 'menu.centers',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/CentersIcon'),
      group: 'tools',
      order: 20,
      badge: () => import(/* webpackChunkName: "contributions" */ './due'),
      counts: 'menu.toApprove',
    },
  ],
  messages: [
    on(m.toApprove, () => import('./messages/openRequest')),
    on(m.decided, () => import('./messages/openRequest')),
    on(m.done, () => import('./messages/openRequest')),
    on(m.ending, () => import('./messages/openRequest')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
