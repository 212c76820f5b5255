import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Typed texts of the area: a key that is not in its English files is a type error. */
export const { useTexts } = defineTexts<typeof en, typeof menu>('sample-things')

/** Sample things: what is open, by when, and closing it. */
export default definePlugin<typeof en, typeof menu>({
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
})
