import type { Page } from '@playwright/test'
import { opens, type Screens, shown } from '#e2e/screen'

const NOTE = 'Yesterday at Xinao ceramics, they want 3 MW PV and to replace two 10 t boilers.'
const CREATE = '/intelligentCreationBussiness'

/** Writes a note and waits until it was read. */
const noted = async (page: Page) => {
  await shown(page).getByRole('textbox').first().fill(NOTE)
  await shown(page)
    .getByRole('button', { name: /^(?:PV|光伏)/ })
    .waitFor()
}

/** Opportunities and parks. */
export default {
  'creation-new': CREATE,
  'creation-note': { path: CREATE, tall: true, prepare: noted },
  'creation-need': {
    path: CREATE,
    prepare: async (page) => {
      await noted(page)
      await opens(/^(?:PV|光伏)/)(page)
    },
  },
  'creation-from-customer': { path: `${CREATE}?custId=C-000001`, tall: true },
  'creation-start-failed': { path: `${CREATE}?custId=C-000001`, fails: 'creation/start' },
  'creation-opportunity': { path: `${CREATE}?id=B-000030`, tall: true },
  'creation-opportunity-failed': { path: `${CREATE}?id=B-000030`, fails: 'opportunities/B-000030' },
  'creation-denied': { path: CREATE, persona: 'rep04' },
  'creation-edit-company': '/editCompany?name=Xinao',
  'creation-select-company': '/selectCompany?name=Guangda%20Glass%20Work',
  'creation-bind': '/bindCustomer?id=B-000030',
  'creation-customer': '/createCustomer?id=B-000030&name=Xinhao',
  'creation-parks': { path: '/customerElectric', persona: 'rep02' },
  'creation-parks-empty': '/customerElectric?city=330200',
  'creation-parks-failed': { path: '/customerElectric', fails: 'creation/parks' },
  'creation-park': { path: '/customerElectric?id=PK-000001', tall: true },
  'creation-match': { path: '/consumeCustomers?id=PK-000001', tall: true },
} satisfies Screens
