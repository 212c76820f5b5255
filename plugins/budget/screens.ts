import { dialog, type Screens, shown } from '#e2e/screen'

const ESTIMATES = 'budget/estimates'
const TEMPLATES = 'budget/templates'
const estimate = (id: string, more = '') => `/x/budget/estimate?id=${id}${more}`

/** Estimates, their editor, templates. */
export default {
  'budget-list': '/project-butget',
  'budget-list-to-approve': { path: '/project-butget?tab=toApprove', persona: 'rep03' },
  'budget-list-empty': { path: '/project-butget?keyword=none' },
  'budget-list-failed': { path: '/project-butget', fails: ESTIMATES },
  'budget-list-loading': { path: '/project-butget', loading: true },
  'budget-detail': { path: estimate('BE-000001'), tall: true },
  'budget-detail-errors': { path: estimate('BE-000002'), tall: true },
  'budget-detail-two-irr': { path: estimate('BE-000004'), tall: true },
  'budget-detail-returned': estimate('BE-000009'),
  'budget-detail-approve': { path: estimate('BE-000008'), persona: 'rep03', opens: /^(?:Return|退回)$/ },
  'budget-detail-denied': estimate('BE-000005'),
  'budget-detail-not-found': estimate('BE-999999'),
  'budget-detail-failed': { path: estimate('BE-000001'), fails: ESTIMATES },
  'budget-detail-loading': { path: estimate('BE-000001'), loading: true },
  'budget-version': {
    path: estimate('BE-000001'),
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Version 2|版本 2)/ })
        .click()
      await dialog(page)
        .getByText(/−¥258,000/)
        .waitFor()
    },
  },
  'budget-new': '/x/budget/estimate',
  'budget-editor': { path: estimate('BE-000012', '&edit=1'), tall: true },
  'budget-editor-circle': estimate('BE-000002', '&edit=1'),
  'budget-editor-large': estimate('BE-000007', '&edit=1'),
  'budget-editor-loading': { path: estimate('BE-000012', '&edit=1'), loading: true },
  'budget-editor-item': {
    path: estimate('BE-000012', '&edit=1'),
    opens: /^(?:More about 光伏组件|光伏组件的更多操作)$/,
  },
  'budget-print': { path: '/x/budget/print?id=BE-000001', tall: true },
  'budget-print-failed': { path: '/x/budget/print?id=BE-000001', fails: ESTIMATES },
  'budget-templates': '/SelecTemplate',
  'budget-templates-failed': { path: '/SelecTemplate', fails: TEMPLATES },
  'budget-template': {
    path: '/SelecTemplate',
    prepare: async (page) => {
      await shown(page).locator('[data-record="budget-template:BT-000001"] button').first().click()
      await dialog(page).getByRole('button').first().waitFor()
    },
  },
  'budget-own-templates': '/Customtemplate',
  'budget-own-templates-empty': { path: '/Customtemplate', persona: 'rep02' },
  'budget-template-new': '/Newcustomtemplate',
  'budget-template-new-denied': '/Newcustomtemplate?system=1',
  'budget-template-editor': '/Newcustomtemplate?id=BT-000010',
  'budget-template-history': '/templateHistory?id=BT-000010',
  'budget-template-restore': { path: '/templateHistory?id=BT-000010', opens: /^(?:Version 1|版本 1)/ },
  'budget-business': '/connectBus',
  'budget-business-failed': { path: '/connectBus', fails: 'business/list' },
} satisfies Screens
