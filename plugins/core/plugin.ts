import { definePlugin, on } from '#src/plugin'
import * as m from './messages'
import { rights } from './rights'
import { login, outbox, outboxConflict, policy, profile, search, workbench } from './routes'

/** The core's own pages: sign-in, policy, workbench, global search, profile, outbox. */
export default definePlugin({
  id: 'core',
  owner: 'team-core',
  rights,
  routes: [
    { route: workbench, screen: () => import('./pages/Workbench'), title: 'workbench.title', source: 'workbench' },
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
  ],
  messages: [
    on(m.refreshWorkbench, () => import('./messages/onRefreshWorkbench')),
    on(m.openThirdParty, () => import('./messages/onOpenThirdParty')),
    on(m.gotoDetailPermission, () => import('./messages/onGotoDetailPermission')),
    on(m.addContact, () => import('./messages/onAddContact')),
    on(m.todoOpen, () => import('./messages/onTodoOpen')),
    on(m.todoDone, () => import('./messages/onRefreshWorkbench')),
    on(m.todoClose, () => import('./messages/onTodoClose')),
    on(m.todoResize, () => import('./messages/onTodoResize')),
  ],
  locales: { en: () => import('./locales/en.json'), 'zh-CN': () => import('./locales/zh-CN.json') },
})
