import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('todo-crm')

const access = { permission: 'advice.read' } as const

/** Partners, sales advice and project teams, whose members see them whatever their roles (domain: todo-crm). */
export default definePlugin<typeof en, typeof menu>({
  id: 'todo-crm',
  owner: 'team-todo-crm',
  rights,
  routes: [
    {
      route: r.choosePartner,
      screen: () => import('./pages/ChoosePartner'),
      access: { permission: 'partner.read' },
    },
    { route: r.advices, screen: () => import('./pages/AdviceList'), access, homeEntry: true },
    { route: r.salesSolutionsAdviceDetails, screen: () => import('./pages/AdviceDetails'), access },
    { route: r.salesSolutionsAdviceSelect, screen: () => import('./pages/AdviceSelect'), access },
    { route: r.teamManagement, screen: () => import('./pages/TeamManagement') },
  ],
  menu: [
    {
      id: 'advice',
      to: r.advices,
      title: 'menu.advice',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/AdviceIcon'),
      group: 'selling',
      order: 30,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.feedbackDue',
    },
  ],
  messages: [
    on(m.teamChanged, () => import('./messages/handlers').then(({ openTeam }) => ({ default: openTeam }))),
    on(m.adviceReady, () => import('./messages/handlers')),
    on(m.adviceFeedback, () => import('./messages/handlers')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
