import { dialog, type Screens } from '#e2e/screen'

const sheet = (id: string) => `/contractList?id=${id}`

/** Contracts by state, one of them, and the page of the contract system. */
export default {
  'contract-list': '/contractList',
  'contract-list-approver': { path: '/contractList?tab=toApprove', persona: 'rep03' },
  'contract-list-empty': { path: '/contractList?tab=drafting', persona: 'rep05' },
  'contract-list-failed': { path: '/contractList', fails: 'contracts/list' },
  'contract-list-loading': { path: '/contractList', loading: true },
  'contract-list-filter': { path: '/contractList', opens: /^(?:Filter|筛选)/ },
  'contract-sheet': { path: sheet('CT-000001'), tall: true },
  'contract-sheet-plan-off': { path: sheet('CT-000005'), tall: true },
  'contract-sheet-decide': { path: sheet('CT-000002'), persona: 'rep03' },
  'contract-sheet-return': {
    path: sheet('CT-000002'),
    persona: 'rep03',
    prepare: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^(?:Return|退回)$/ })
        .click()
      await dialog(page)
        .getByRole('heading', { name: /^(?:Return this contract\?|退回这份合同？)$/ })
        .waitFor()
    },
  },
  'contract-sheet-draft': sheet('CT-000012'),
  'contract-sheet-denied': { path: sheet('CT-000001'), persona: 'rep05' },
  'contract-sheet-not-found': sheet('CT-999999'),
  'contract-sheet-failed': { path: sheet('CT-000001'), fails: 'contracts/CT-000001' },
  'contract-launch-failed': { path: '/contractIframe?custId=C-000001', fails: 'contracts/launch' },
} satisfies Screens
