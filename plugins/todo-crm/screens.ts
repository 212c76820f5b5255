import type { Page } from '@playwright/test'
import { dialog, opens, type Screens, Sim, shown } from '#e2e/screen'

const LIST = '/x/todo-crm/advice'
const advice = (id: string) => `/salesSolutionsAdviceDetails?id=${id}`
const select = '/salesSolutionsAdviceSelect?custId=C-000001&needs=steam-high,saving-medium&capacity=8'
const team = '/teamManagement?id=T-000001'
const openMember = opens(/^(?:Feng Chao|冯超)/)

/** In the sheet of a partner, once it is loaded. */
const toSuspend = (page: Page) => dialog(page).getByRole('button', { name: /^(?:Suspend|暂停合作)$/ })

/** Opens a member of the team, and presses an entry of their menu. */
const inMenu = (name: RegExp, sheet: RegExp) => async (page: Page) => {
  await openMember(page)
  await dialog(page).getByRole('button', { name }).click()
  await page.getByRole('dialog', { name: sheet }).waitFor()
}

/** Makes somebody the leader of a team that has lost a member meanwhile. */
async function changeSecond(page: Page): Promise<void> {
  const sim = new Sim(page.request)
  const { list } = await sim.records<{ readonly members: readonly unknown[] }>('team', { teamId: 'T-000001' })
  const members = list[0]?.members.slice(0, 4)
  await sim.put('team', 'T-000001', { ...list[0], version: 2, members })
  await openMember(page)
  await dialog(page)
    .getByRole('button', { name: /^(?:Make leader|设为组长)$/ })
    .click()
  await shown(page).getByRole('alert').waitFor()
}

/** Advice, solutions, partners and teams. */
export default {
  'advice-list': LIST,
  'advice-list-empty': `${LIST}?keyword=nobody`,
  'advice-list-failed': { path: LIST, fails: 'advice/list' },
  'advice-list-loading': { path: LIST, loading: true },
  'advice-details': { path: advice('A-000002'), tall: true },
  'advice-failed': { path: advice('A-000002'), fails: 'advice/get' },
  'advice-loading': { path: advice('A-000002'), loading: true },
  'advice-draft': advice('A-000001'),
  'advice-withdrawn': advice('A-000006'),
  'advice-feedback': { path: advice('A-000002'), opens: /^(?:Mark adopted|设为已采纳)$/ },
  'advice-denied': { path: '/salesSolutionsAdviceDetails?custId=C-000001', persona: 'rep03' },
  'advice-no-customer': '/salesSolutionsAdviceDetails',
  'advice-form': '/salesSolutionsAdviceDetails?custId=C-000001',
  'advice-edit': `${advice('A-000001')}&edit=1`,
  'advice-adopted': { path: advice('A-000003'), tall: true },
  'advice-replaced': advice('A-000005'),
  'advice-select': select,
  'advice-select-failed': { path: select, fails: 'advice/match' },
  'advice-select-loading': { path: select, loading: true },
  'advice-compare': {
    path: select,
    prepare: async (page) => {
      const marks = shown(page).getByRole('button', { name: /^(?:Compare|对比)$/ })
      await marks.nth(0).click()
      await marks.nth(1).click()
      await opens(/^(?:Compare two|对比两个方案)$/)(page)
    },
  },
  'advice-select-none': '/salesSolutionsAdviceSelect?custId=C-000001&needs=charging-high,cooling-high&capacity=900',
  'partner-choice': '/choosePartner?max=3&chosen=R-000002',
  'partner-choice-full': '/choosePartner?max=2&chosen=R-000002,R-000005',
  'partner-choice-seen': { path: '/choosePartner', persona: 'rep03' },
  'partner-choice-empty': '/choosePartner?keyword=nobody',
  'partner-choice-recent': '/choosePartner?max=5&tab=recent',
  'partner-choice-failed': { path: '/choosePartner', fails: 'todo-crm/partners' },
  'partner-choice-loading': { path: '/choosePartner', loading: true },
  'partner-details': {
    path: '/choosePartner?id=R-000001',
    persona: 'rep02',
    prepare: (page) => toSuspend(page).waitFor(),
  },
  'partner-suspend': {
    path: '/choosePartner?id=R-000001',
    persona: 'rep02',
    prepare: async (page) => {
      await toSuspend(page).click()
      await dialog(page)
        .getByRole('textbox', { name: /^(?:Reason|原因)/ })
        .waitFor()
    },
  },
  team: { path: team, tall: true },
  'team-failed': { path: team, fails: 'todo-crm/team' },
  'team-loading': { path: team, loading: true },
  'team-member': { path: team, prepare: opens(/^(?:Liang Zhiqiang|梁志强)/) },
  'team-roles': { path: team, prepare: inMenu(/^(?:Change roles|调整角色)$/, /^(?:Roles of |冯超的角色)/) },
  'team-remove': { path: team, prepare: inMenu(/^(?:Remove|移出)$/, /^(?:Remove .+\?|移出.+？)$/) },
  'team-conflict': { path: team, prepare: changeSecond },
  'team-of-no-one': '/teamManagement?custId=C-000001',
  'team-denied': '/teamManagement?id=T-000004',
  'team-full': '/teamManagement?id=T-000002',
} satisfies Screens
