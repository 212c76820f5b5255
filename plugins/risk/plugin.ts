import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('risk')

/** Warnings, to-dos and the biweekly report (domain: risk). */
export default definePlugin<typeof en, typeof menu>({
  id: 'risk',
  owner: 'team-risk',
  access: { permission: 'risk.read' },
  rights,
  routes: [
    {
      route: r.gasRisk,
      screen: () => import(/* webpackChunkName: 'risk-lists' */ './pages/WarningList'),
      homeEntry: true,
    },
    { route: r.toDoGasRisk, screen: () => import('./pages/WarningPage') },
    { route: r.toDoGasRiskDay, screen: () => import('./pages/WarningPage') },
    { route: r.competitiveRisk, screen: () => import(/* webpackChunkName: 'risk-lists' */ './pages/CompetitiveList') },
    { route: r.toDoCompetitiveRisk, screen: () => import('./pages/CompetitivePage') },
    { route: r.toDoGasBounceEdit, screen: () => import(/* webpackChunkName: 'rebound-pages' */ './pages/BounceEdit') },
    { route: r.toDoGasBounceView, screen: () => import(/* webpackChunkName: 'rebound-pages' */ './pages/BounceView') },
    { route: r.gasRiskIssues, screen: () => import('./pages/Issues') },
    { route: r.todoHome, screen: () => import('./pages/TodoHome') },
    { route: r.biweekReport, screen: () => import('./pages/BiweekReport') },
  ],
  menu: [
    {
      id: 'todos',
      to: r.todoHome,
      title: 'menu.todos',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/TodosIcon'),
      group: 'daily',
      order: 5,
      badge: () => import(/* webpackChunkName: "contributions" */ './todoBadge'),
      counts: 'menu.todosDue',
    },
    {
      id: 'gas-risk',
      to: r.gasRisk,
      title: 'menu.gasRisk',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/WarningsIcon'),
      group: 'daily',
      order: 10,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.serious',
    },
    {
      id: 'report',
      to: r.biweekReport,
      title: 'menu.report',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/ReportIcon'),
      group: 'daily',
      order: 15,
    },
  ],
  messages: [
    on(m.gasRiskRaised, () => import('./messages/handlers')),
    on(m.competitiveRaised, () => import('./messages/handlers').then(({ openCompetitor: run }) => ({ default: run }))),
    on(m.gasBounceFound, () => import('./messages/handlers').then(({ openBounce: run }) => ({ default: run }))),
    on(m.todoDue, () => import('./messages/handlers').then(({ openTodo: run }) => ({ default: run }))),
    on(m.todoEscalated, () => import('./messages/handlers').then(({ openEscalated: run }) => ({ default: run }))),
    ...[m.reportDue, m.reportCommented].map((message) =>
      on(message, () => import('./messages/handlers').then(({ openReport: run }) => ({ default: run }))),
    ),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
