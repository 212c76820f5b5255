import { contactPicker } from '#domain/directory'
import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('public')

/**
 * Pages shared by all areas: contacts, city selection, and pages for developers and testers of the app. What loads together
 * is one chunk, because the first script lists the names of all chunks.
 */
export default definePlugin<typeof en, typeof menu>({
  id: 'public',
  owner: 'team-core',
  rights,
  pickers: [{ route: contactPicker, access: { permission: 'contact.read' } }],
  routes: [
    {
      route: r.contact,
      screen: () => import(/* webpackChunkName: "contacts" */ './pages/ContactList'),
      access: { permission: 'contact.read' },
    },
    {
      route: r.contactAdd,
      screen: () => import(/* webpackChunkName: "contact-form" */ './pages/ContactAdd'),
      access: { permission: 'contact.write' },
    },
    {
      route: r.contactEdit,
      screen: () => import(/* webpackChunkName: "contact-form" */ './pages/ContactEdit'),
      access: { permission: 'contact.write' },
    },
    { route: r.mapCitySelect, screen: () => import('./pages/CityChooser') },
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
  menu: [
    {
      id: 'contacts',
      to: r.contact,
      title: 'menu.contacts',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/ContactsIcon'),
      group: 'customers',
      order: 30,
      access: { permission: 'contact.read' },
    },
  ],
  messages: [
    on(m.changed, () => import(/* webpackChunkName: "contacts" */ './messages/openContact')),
    on(m.birthday, () => import(/* webpackChunkName: "contacts" */ './messages/openContact')),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import(/* webpackChunkName: "contact-form" */ './repeatable'),
})
