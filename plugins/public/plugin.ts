import { definePlugin } from '#src/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Pages shared by all areas: contacts, city selection, and pages for developers and testers of the app. */
export default definePlugin({
  id: 'public',
  owner: 'team-core',
  rights,
  routes: [
    { route: r.contact, title: 'title.contacts', source: 'public_contact', access: { permission: 'contact.read' } },
    {
      route: r.contactAdd,
      title: 'title.contactAdd',
      source: 'public_contact_add',
      access: { permission: 'contact.write' },
    },
    {
      route: r.contactEdit,
      title: 'title.contactEdit',
      source: 'public_contact_edit',
      access: { permission: 'contact.write' },
    },
    { route: r.mapCitySelect, title: 'title.city', source: 'public_city_select' },
    {
      route: r.componentsDemo,
      screen: () => import('./pages/ComponentsPage'),
      title: 'title.components',
      source: 'public_components_demo',
    },
    {
      route: r.mapDemo,
      screen: () => import('./pages/MapDemo'),
      title: 'title.map',
      source: 'public_map_demo',
      keepAlive: true,
    },
    { route: r.demo, screen: () => import('./pages/DevicePage'), title: 'title.device', source: 'public_demo' },
  ],
  locales: { en: () => import('./locales/en.json'), 'zh-CN': () => import('./locales/zh-CN.json') },
})
