import type { Page } from '@playwright/test'
import { dialog, type Screens, shown } from '#e2e/screen'

/** Lazy parts: each is scrolled into view until it is mounted. */
const allExamples = async (page: Page) => {
  for (const example of await shown(page).locator('.example').all()) {
    await example.scrollIntoViewIfNeeded()
    await example.locator(':scope:not([aria-busy=true])').waitFor()
    await example.locator('.chart .skeleton, .skeleton:has(+ .html)').first().waitFor({ state: 'detached' })
  }
}

/** A map announces what is in view when it stops moving. */
const mapRendered = (page: Page) =>
  shown(page)
    .getByText(/places? in view$|^当前视野内有/)
    .waitFor({ state: 'attached' })

/** The page of parts by room, because all of it is longer than a screenshot. */
const rooms: Screens = Object.fromEntries(
  [
    'ui/components',
    'kit/scanner',
    'kit/lists',
    'kit/tables',
    'kit/charts',
    'ui/html',
    'ui/timelines',
    'ui/periods',
    'ui/indexes',
  ].map((room) => [
    `components-${room.split('/')[1]}`,
    { path: `/componentsDemo?find=${encodeURIComponent(`#${room}`)}`, tall: true, prepare: allExamples },
  ]),
)

/** The bridge, shared parts, maps. */
export default {
  ...rooms,
  device: '/demo',
  'device-method': { path: '/demo?find=pickPhoto', tall: true },
  'device-result': {
    path: '/demo?find=getAppInfo',
    prepare: async (page) => {
      const run = shown(page).getByRole('button', { name: /getAppInfo/ })
      await run.first().click()
      await shown(page).getByText('"ok": true').waitFor()
    },
  },
  scanner: {
    path: '/demo?find=scanCode',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /scanCode/ })
        .first()
        .click()
      await dialog(page).waitFor()
      await dialog(page)
        .getByText(/^(?:Point the camera|将相机对准)/)
        .waitFor()
    },
  },
  'components-chart-table': {
    path: '/componentsDemo?find=Chart',
    prepare: async (page) => {
      await allExamples(page)
      await shown(page)
        .getByRole('button', { name: /^(?:Show as table|以表格显示)$/ })
        .first()
        .click()
    },
  },
  map: { path: '/x/public/map', prepare: mapRendered },
  'map-chosen': {
    path: '/x/public/map',
    prepare: async (page) => {
      await mapRendered(page)
      await shown(page)
        .getByRole('button', { name: /^Xiqiao Textiles/ })
        .dispatchEvent('click')
    },
  },
  'map-groups': { path: '/x/public/map?part=groups', prepare: mapRendered },
  'map-pin': { path: '/x/public/map?part=pin', prepare: mapRendered },
  'map-strip': '/x/public/map?part=strip',
} satisfies Screens
