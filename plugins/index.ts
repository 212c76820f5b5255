import type { ListedPlugin } from '#platform/plugin'

/**
 * The areas of the app, in the order of their contributions in the workbench. Maintained by hand; a test finds missing
 * ones. Each is imported by itself, so that one that throws while it is defined leaves the others (`loadPlugins`); the
 * build puts them into the first script all the same (rspack.config.ts).
 */
export const pluginList: readonly ListedPlugin[] = [
  { id: 'core', owner: 'team-core', load: () => import('./core/plugin') },
  { id: 'leads', owner: 'team-leads', load: () => import('./leads/plugin') },
  { id: 'customer', owner: 'team-customer', load: () => import('./customer/plugin') },
  { id: 'creation', owner: 'team-creation', load: () => import('./creation/plugin') },
  { id: 'contracts', owner: 'team-contracts', load: () => import('./contracts/plugin') },
  { id: 'visits', owner: 'team-visits', load: () => import('./visits/plugin') },
  { id: 'risk', owner: 'team-risk', load: () => import('./risk/plugin') },
  { id: 'todo-crm', owner: 'team-todo-crm', load: () => import('./todo-crm/plugin') },
  { id: 'schedule', owner: 'team-schedule', load: () => import('./schedule/plugin') },
  { id: 'budget', owner: 'team-budget', load: () => import('./budget/plugin') },
  { id: 'cost-center', owner: 'team-cost-center', load: () => import('./cost-center/plugin') },
  { id: 'knowledge', owner: 'team-knowledge', load: () => import('./knowledge/plugin') },
  { id: 'permissions', owner: 'team-platform', load: () => import('./permissions/plugin') },
  { id: 'messages', owner: 'team-messages', load: () => import('./messages/plugin') },
  { id: 'public', owner: 'team-core', load: () => import('./public/plugin') },
]
