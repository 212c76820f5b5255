import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('visits')

/** Visits: planned, recorded and followed up (domain: visits). */
export default definePlugin<typeof en, typeof menu>({
  id: 'visits',
  owner: 'team-visits',
  access: { permission: 'visit.read' },
  rights,
  routes: [
    { route: r.visitList, screen: () => import('./pages/VisitList'), keepAlive: true, homeEntry: true },
    { route: r.visitView, screen: () => import('./pages/VisitDetail'), keepAlive: true },
    { route: r.visitEdit, screen: () => import('./pages/VisitEdit'), access: { permission: 'visit.write' } },
    { route: r.visithistory, screen: () => import('./pages/VisitHistory') },
    {
      route: r.contactList,
      screen: () => import(/* webpackChunkName: 'visit-choosers' */ './pages/ChooseContacts'),
      keepAlive: true,
    },
    {
      route: r.participantsList,
      screen: () => import(/* webpackChunkName: 'visit-choosers' */ './pages/ChooseParticipants'),
    },
    {
      route: r.visitCheckIns,
      screen: () => import('./pages/CheckInReviews'),
      source: 'visit_check_ins',
      access: { permission: 'visit.review' },
    },
    { route: r.visitNeedDetail, screen: () => import('./pages/NeedDetail') },
  ],
  menu: [
    {
      id: 'visits',
      to: r.visitList,
      title: 'menu.visits',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/VisitsIcon'),
      group: 'customers',
      order: 30,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.waiting',
    },
  ],
  messages: [
    ...[m.invited, m.changed, m.due].map((message) => on(message, () => import('./messages/openVisit'))),
    ...[m.needAssigned, m.needDue].map((message) =>
      on(message, () => import('./messages/openVisit').then(({ openNeed }) => ({ default: openNeed }))),
    ),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
