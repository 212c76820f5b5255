import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { text, useTexts, menuText } = defineTexts<typeof en, typeof menu>('budget')

const templates = { permission: 'budget.templates' } as const

/** Estimates of project budgets and their templates (domain: budget). */
export default definePlugin<typeof en, typeof menu>({
  id: 'budget',
  owner: 'team-budget',
  access: { permission: 'budget.templates' },
  rights,
  routes: [
    {
      route: r.projectButget,
      screen: () => import('./pages/EstimateList'),
      homeEntry: true,
      access: { permission: 'budget.read' },
    },
    { route: r.selecTemplate, screen: () => import('./pages/SystemTemplates'), access: templates },
    { route: r.customtemplate, screen: () => import('./pages/OwnTemplates'), access: templates },
    { route: r.newcustomtemplate, screen: () => import('./pages/TemplateEditor'), access: templates },
    { route: r.connectBus, screen: () => import('./pages/ConnectBusiness'), access: { permission: 'budget.read' } },
    { route: r.templateHistory, screen: () => import('./pages/TemplateHistory'), access: templates },
    { route: r.estimate, screen: () => import('./pages/EstimatePage'), access: { permission: 'budget.read' } },
    { route: r.print, screen: () => import('./pages/PrintView'), access: { permission: 'budget.read' } },
  ],
  menu: [
    {
      id: 'budgets',
      to: r.projectButget,
      title: 'menu.budgets',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/BudgetIcon'),
      group: 'selling',
      order: 50,
      access: { permission: 'budget.read' },
      badge: () => import(/* webpackChunkName: "contributions" */ './due'),
      counts: 'menu.toApprove',
    },
    {
      id: 'budgetTemplates',
      to: r.selecTemplate,
      title: 'menu.templates',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/BudgetIcon'),
      group: 'tools',
      order: 30,
      access: { permission: 'budget.template' },
    },
  ],
  messages: [on(m.toApprove, () => import('./messages/handlers')), on(m.decided, () => import('./messages/handlers'))],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
