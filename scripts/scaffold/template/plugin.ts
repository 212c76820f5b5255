import { definePlugin, on } from '#platform/plugin'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Sample things: what is open, by when, and closing it. */
export default definePlugin({
  id: 'sample-things',
  owner: 'team-sample-things',
  access: { permission: 'sampleThing.read' },
  rights,
  routes: [
    { route: r.sampleThingList, screen: () => import('./pages/SampleThingList'), keepAlive: true },
    { route: r.sampleThingDetail, screen: () => import('./pages/SampleThingDetail') },
    {
      route: r.sampleThingForm,
      screen: () => import('./pages/SampleThingForm'),
      access: { permission: 'sampleThing.write' },
    },
  ],
  menu: [
    {
      id: 'sample-things',
      to: r.sampleThingList,
      title: 'menu.sampleThings',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/SampleThingsIcon'),
      group: 'daily',
      order: 90,
    },
  ],
  messages: [on(m.closed, () => import('./messages/openSampleThing'))],
  locales: { en: () => import('./locales/en'), 'zh-CN': () => import('./locales/zh-CN') },
  // The chunk names merge the menu texts of all areas into one file per language.
  menuTexts: {
    en: () => import(/* webpackChunkName: "menu-en" */ './locales/menu.en.json'),
    'zh-CN': () => import(/* webpackChunkName: "menu-zh-CN" */ './locales/menu.zh-CN.json'),
  },
})
