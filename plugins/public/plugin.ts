import { definePlugin, defineTexts } from '#platform/plugin'
import type en from './locales/en.json'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text } = defineTexts<typeof en>('public')

/** Pages shared by all areas: contacts, city selection, and pages for developers and testers of the app. */
export default definePlugin<typeof en>({
  id: 'public',
  owner: 'team-core',
  rights,
  routes: [
    { route: r.contact, access: { permission: 'contact.read' } },
    { route: r.contactAdd, access: { permission: 'contact.write' } },
    { route: r.contactEdit, access: { permission: 'contact.write' } },
    r.mapCitySelect,
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
})
