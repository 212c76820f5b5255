import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, menuText, text } = defineTexts<typeof en, typeof menu>('permissions')

/** Roles: which the user has, what they allow, applying for them and approving (domain: permissions). */
export default definePlugin<typeof en, typeof menu>({
  id: 'permissions',
  owner: 'team-platform',
  rights,
  routes: [
    { route: r.roleList, screen: () => import('./pages/RoleList') },
    { route: r.roleDescription, screen: () => import('./pages/RoleDescription') },
    {
      route: r.addApply,
      screen: () => import(/* webpackChunkName: 'role-forms' */ './pages/ApplyForm'),
      homeEntry: true,
    },
    { route: r.deleteApply, screen: () => import(/* webpackChunkName: 'role-forms' */ './pages/GiveUpForm') },
    {
      route: r.chooseOrigin,
      screen: () => import(/* webpackChunkName: 'role-choosers' */ './pages/ChooseOrganisation'),
    },
    { route: r.chooseRole, screen: () => import(/* webpackChunkName: 'role-choosers' */ './pages/ChooseRoles') },
    {
      route: r.delOrigin,
      screen: () => import(/* webpackChunkName: 'role-choosers' */ './pages/ChooseOwnOrganisations'),
    },
    { route: r.delRole, screen: () => import(/* webpackChunkName: 'role-choosers' */ './pages/ChooseOwnRoles') },
    { route: r.record, screen: () => import('./pages/ApplicationList'), homeEntry: true },
    { route: r.recordDetail, screen: () => import('./pages/ApplicationDetail') },
  ],
  menu: [
    {
      id: 'roles',
      to: r.roleList,
      title: 'menu.roles',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/RolesIcon'),
      group: 'tools',
      order: 10,
    },
    {
      id: 'approvals',
      to: r.record,
      search: { tab: 'toApprove' },
      title: 'menu.approvals',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/ApprovalsIcon'),
      group: 'tools',
      order: 11,
      access: { permission: 'role.approve' },
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.toApprove',
    },
  ],
  messages: [
    on(m.toApprove, () => import('./messages/handlers')),
    on(m.decided, () => import('./messages/handlers').then(({ onDecided }) => ({ default: onDecided }))),
    on(m.expiring, () => import('./messages/handlers').then(({ onExpiring }) => ({ default: onExpiring }))),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
})
