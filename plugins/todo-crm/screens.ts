import { dialog, opens, type Screens } from '#e2e/screen'

const advice = (id: string) => `/salesSolutionsAdviceDetails?id=${id}`

/** Advice, solutions, partners and teams. */
export default {
  'advice-list': '/x/todo-crm/advice',
  'advice-list-empty': { path: '/x/todo-crm/advice', persona: 'rep05' },
  'advice-list-failed': { path: '/x/todo-crm/advice', fails: 'advice/list' },
  'advice-details': { path: advice('A-000002'), tall: true },
  'advice-draft': advice('A-000001'),
  'advice-withdrawn': advice('A-000006'),
  'advice-feedback': { path: advice('A-000002'), opens: /^(?:Adopted|已采纳)$/ },
  'advice-denied': { path: '/salesSolutionsAdviceDetails?custId=C-000001', persona: 'rep03' },
  'advice-no-customer': '/salesSolutionsAdviceDetails',
  'advice-form': '/salesSolutionsAdviceDetails?custId=C-000001',
  'advice-edit': `${advice('A-000001')}&edit=1`,
  'advice-select': '/salesSolutionsAdviceSelect?custId=C-000001&needs=steam-high,saving-medium&capacity=8',
  'advice-select-none': '/salesSolutionsAdviceSelect?custId=C-000001&needs=charging-high,cooling-high&capacity=900',
  'partner-choice': '/choosePartner?max=3&chosen=R-000002',
  'partner-choice-full': '/choosePartner?max=2&chosen=R-000002,R-000005',
  'partner-choice-seen': { path: '/choosePartner', persona: 'rep03' },
  'partner-choice-empty': '/choosePartner?keyword=nobody',
  'partner-choice-failed': { path: '/choosePartner', fails: 'todo-crm/partners' },
  'partner-details': { path: '/choosePartner?id=R-000001', persona: 'rep02' },
  'partner-suspend': {
    path: '/choosePartner?id=R-000001',
    persona: 'rep02',
    prepare: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^(?:Suspend|暂停合作)$/ })
        .click()
      await dialog(page)
        .getByRole('textbox', { name: /^(?:Reason|原因)/ })
        .waitFor()
    },
  },
  team: { path: '/teamManagement?id=T-000001', tall: true },
  'team-member': { path: '/teamManagement?id=T-000001', prepare: opens(/^(?:Liang Zhiqiang|梁志强)/) },
  'team-of-no-one': '/teamManagement?custId=C-000001',
  'team-denied': '/teamManagement?id=T-000004',
  'team-full': '/teamManagement?id=T-000002',
} satisfies Screens
