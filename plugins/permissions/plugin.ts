import { definePlugin, on } from '#platform/plugin'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Roles: which the user has, what they allow, applying for them and approving (domain: permissions). */
export default definePlugin({
  id: 'permissions',
  owner: 'team-platform',
  rights,
  routes: [
    { route: r.roleList, screen: () => import('./pages/RoleList') },
    { route: r.roleDescription, screen: () => import('./pages/RoleDescription') },
    { route: r.addApply, screen: () => import('./pages/ApplyForm'), homeEntry: true },
    { route: r.deleteApply, screen: () => import('./pages/GiveUpForm') },
    { route: r.chooseOrigin, screen: () => import('./pages/ChooseOrganisation') },
    { route: r.chooseRole, screen: () => import('./pages/ChooseRoles') },
    { route: r.delOrigin, screen: () => import('./pages/ChooseOwnOrganisations') },
    { route: r.delRole, screen: () => import('./pages/ChooseOwnRoles') },
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
      badge: () => import('./badge'),
      counts: 'menu.toApprove',
    },
  ],
  messages: [
    on(m.toApprove, () => import('./messages/openApplication')),
    on(m.decided, () => import('./messages/onDecided')),
    on(m.expiring, () => import('./messages/openApplication')),
  ],
  today: () => import('./today'),
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
  // The chunk names merge the menu texts of all areas into one file per language.
  menuTexts: {
    en: () => import(/* webpackChunkName: "menu-en" */ './locales/menu.en.json'),
    'zh-CN': () => import(/* webpackChunkName: "menu-zh-CN" */ './locales/menu.zh-CN.json'),
  },
})
