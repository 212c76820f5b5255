import type { Page } from '@playwright/test'
import { dialog, type Screens, show, shown } from '#e2e/screen'

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

/** The menu of a contact's sheet. */
const menuOf = async (page: Page) => {
  await dialog(page)
    .getByRole('button', { name: /^(?:More|更多)$/ })
    .click()
  await dialog(page).getByRole('button', { name: /vCard/ }).waitFor()
}

/** The position is known, or known to be unknown. */
const located = (page: Page) =>
  shown(page)
    .getByText(/^(?:Locating…|定位中…)$/)
    .waitFor({ state: 'detached' })

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

const LIST = 'api/public/contacts'
const contacts = '/public/contact?id=C-000001'

/** Contacts and cities, the bridge, shared parts, maps. */
export default {
  contacts,
  'contacts-all': { path: '/public/contact', persona: 'rep02' },
  'contacts-masked': { path: '/public/contact?id=C-000013', persona: 'rep03' },
  'contacts-empty': {
    path: '/public/contact',
    prepare: (page) => show(page, `${contacts}&state=left&influence=opposes`),
  },
  'contacts-filter': { path: contacts, opens: /^(?:Filter|筛选)/ },
  'contacts-loading': { path: contacts, loading: true },
  'contacts-failed': { path: contacts, fails: LIST },
  contact: {
    path: `${contacts}&contact=P-000002`,
    prepare: (page) => dialog(page).getByRole('button').nth(3).waitFor(),
  },
  'contact-masked': {
    path: '/public/contact?contact=P-000008',
    persona: 'rep03',
    prepare: (page) => dialog(page).getByRole('button').nth(1).waitFor(),
  },
  'contact-not-found': { path: `${contacts}&contact=P-999999`, prepare: (page) => dialog(page).waitFor() },
  'contact-menu': { path: `${contacts}&contact=P-000002`, prepare: menuOf },
  'contact-merge': {
    path: `${contacts}&contact=P-000002`,
    prepare: async (page) => {
      await menuOf(page)
      await dialog(page)
        .getByRole('button', { name: /^(?:Merge|合并联系人)$/ })
        .click()
      await dialog(page).getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
  'contact-leave': {
    path: `${contacts}&contact=P-000002`,
    prepare: async (page) => {
      await menuOf(page)
      await dialog(page)
        .getByRole('button', { name: /^(?:Mark as left|设为已离职)$/ })
        .click()
      await dialog(page)
        .getByLabel(/^(?:Left on|离职日期)/)
        .waitFor()
    },
  },
  'contact-add': { path: '/public/contactAdd?custId=C-000001', tall: true },
  'contact-add-errors': {
    path: '/public/contactAdd',
    tall: true,
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Save|保存)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  'contact-add-duplicate': {
    path: '/public/contactAdd?custId=C-000001&name=He%20Jun&phone=13702881206',
    prepare: (page) =>
      shown(page)
        .getByRole('button', { name: /^(?:Save anyway|仍要保存)$/ })
        .waitFor(),
  },
  'contact-edit': { path: '/public/contactEdit?id=P-000003', tall: true },
  'contact-edit-denied': { path: '/public/contactEdit?id=P-000008' },
  'contact-edit-merged': '/public/contactEdit?id=P-000009',
  'contact-edit-not-found': '/public/contactEdit?id=P-999999',
  'contact-edit-failed': { path: '/public/contactEdit?id=P-000003', fails: LIST },
  'contact-edit-loading': { path: '/public/contactEdit?id=P-000003', loading: true },
  city: { path: '/mapCitySelect', prepare: located },
  'city-found': {
    path: '/mapCitySelect',
    prepare: async (page) => {
      await shown(page).getByRole('searchbox').fill('fs')
      await shown(page).locator('[data-record="city:440600"]').waitFor()
    },
  },
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
