import { definePlugin, on } from '#src/plugin'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Roles: which the user has, what they allow, applying for them and approving (domain: permissions). */
export default definePlugin({
  id: 'permissions',
  owner: 'team-platform',
  rights,
  routes: [
    { route: r.roleList, screen: () => import('./pages/RoleList'), title: 'title.list', source: 'role_list' },
    {
      route: r.roleDescription,
      screen: () => import('./pages/RoleDescription'),
      title: 'title.description',
      source: 'role_description',
    },
    {
      route: r.addApply,
      screen: () => import('./pages/ApplyForm'),
      title: 'title.apply',
      source: 'role_apply',
      homeEntry: true,
    },
    { route: r.deleteApply, screen: () => import('./pages/GiveUpForm'), title: 'title.giveUp', source: 'role_give_up' },
    {
      route: r.chooseOrigin,
      screen: () => import('./pages/ChooseOrganisation'),
      title: 'title.organisation',
      source: 'role_choose_organisation',
    },
    {
      route: r.chooseRole,
      screen: () => import('./pages/ChooseRoles'),
      title: 'title.roles',
      source: 'role_choose_role',
    },
    {
      route: r.delOrigin,
      screen: () => import('./pages/ChooseOwnOrganisations'),
      title: 'title.ownOrganisations',
      source: 'role_own_organisations',
    },
    {
      route: r.delRole,
      screen: () => import('./pages/ChooseOwnRoles'),
      title: 'title.ownRoles',
      source: 'role_own_roles',
    },
    {
      route: r.record,
      screen: () => import('./pages/ApplicationList'),
      title: 'title.record',
      source: 'role_record',
      homeEntry: true,
    },
    {
      route: r.recordDetail,
      screen: () => import('./pages/ApplicationDetail'),
      title: 'title.detail',
      source: 'role_record_detail',
    },
  ],
  menu: [
    {
      id: 'roles',
      to: r.roleList,
      title: 'menu.roles',
      icon: () => import('./icons/RolesIcon'),
      group: 'tools',
      order: 10,
      badge: () => import('./badge'),
    },
  ],
  messages: [
    on(m.toApprove, () => import('./messages/openApplication')),
    on(m.decided, () => import('./messages/onDecided')),
    on(m.expiring, () => import('./messages/openApplication')),
  ],
  today: () => import('./today'),
  stores: () => import('./records'),
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
  // The chunk names merge the menu texts of all areas into one file per language.
  menuTexts: {
    en: () => import(/* webpackChunkName: "menu-en" */ './locales/menu.en.json'),
    'zh-CN': () => import(/* webpackChunkName: "menu-zh-CN" */ './locales/menu.zh-CN.json'),
  },
})
