import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import * as m from './messages'
import { rights } from './rights'
import {
  businessPicker,
  companyPicker,
  contactPicker,
  day,
  dayCalls,
  dayRoute,
  dueList,
  login,
  organisationPicker,
  outbox,
  outboxConflict,
  peoplePicker,
  placePicker,
  policy,
  profile,
  search,
  workbench,
} from './routes'

export const { useTexts, text } = defineTexts<typeof en>('core')
export type OwnTexts = typeof text

/** The core's own pages: sign-in, policy, workbench, global search, profile, outbox, pickers. */
export default definePlugin<typeof en>({
  id: 'core',
  owner: 'team-core',
  rights,
  routes: [
    {
      route: workbench,
      screen: () => import(/* webpackChunkName: 'day' */ './pages/Workbench'),
      title: 'workbench.title',
      source: 'workbench',
    },
    {
      route: day,
      screen: () => import(/* webpackChunkName: 'day' */ './pages/Day'),
      homeEntry: true,
    },
    {
      route: dueList,
      screen: () => import(/* webpackChunkName: 'day' */ './pages/DueList'),
    },
    { route: dayRoute, screen: () => import(/* webpackChunkName: 'day-pages' */ './pages/DayRoute') },
    { route: dayCalls, screen: () => import(/* webpackChunkName: 'day-pages' */ './pages/DayCalls') },
    {
      route: login,
      screen: () => import('./pages/Login'),
      title: 'login.title',
      source: 'login',
      keepAlive: true,
      open: true,
    },
    { route: policy, screen: () => import('./pages/Policy'), title: 'policy.title', source: 'policy', open: true },
    { route: search, screen: () => import('./pages/GlobalSearch'), title: 'search.title', source: 'global_search' },
    { route: profile, screen: () => import('./pages/Profile'), title: 'profile.title', source: 'profile' },
    { route: outbox, screen: () => import('./pages/Outbox'), title: 'outbox.title', source: 'outbox' },
    {
      route: outboxConflict,
      screen: () => import('./pages/OutboxConflict'),
      title: 'outbox.conflictTitle',
      source: 'outbox_conflict',
    },
    {
      route: peoplePicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/PeoplePicker'),
      title: 'pick.people',
      source: 'pick_people',
    },
    {
      route: organisationPicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/OrganisationPicker'),
      title: 'pick.organisation',
      source: 'pick_organisation',
    },
    {
      route: companyPicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/CompanyPicker'),
      title: 'pick.company',
      source: 'pick_company',
      guarded: true,
    },
    {
      route: contactPicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/ContactPicker'),
      title: 'pick.contact',
      source: 'pick_contact',
      guarded: true,
    },
    {
      route: businessPicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/BusinessPicker'),
      title: 'pick.business',
      source: 'pick_business',
      guarded: true,
    },
    {
      route: placePicker,
      screen: () => import(/* webpackChunkName: 'pickers' */ './pages/PlacePicker'),
      title: 'pick.place',
      source: 'pick_place',
    },
  ],
  messages: [
    on(m.refreshWorkbench, () =>
      import('./messages/handlers').then(({ onRefreshWorkbench }) => ({ default: onRefreshWorkbench })),
    ),
    on(m.openThirdParty, () =>
      import('./messages/handlers').then(({ onOpenThirdParty }) => ({ default: onOpenThirdParty })),
    ),
    on(m.gotoDetailPermission, () =>
      import('./messages/handlers').then(({ onGotoDetailPermission }) => ({ default: onGotoDetailPermission })),
    ),
    on(m.addContact, () => import('./messages/handlers').then(({ onAddContact }) => ({ default: onAddContact }))),
    on(m.todoOpen, () => import('./messages/handlers').then(({ onTodoOpen }) => ({ default: onTodoOpen }))),
    on(m.todoDone, () =>
      import('./messages/handlers').then(({ onRefreshWorkbench }) => ({ default: onRefreshWorkbench })),
    ),
    on(m.todoClose, () => import('./messages/handlers').then(({ onTodoClose }) => ({ default: onTodoClose }))),
    on(m.todoResize, () => import('./messages/handlers').then(({ onTodoResize }) => ({ default: onTodoResize }))),
  ],
})
