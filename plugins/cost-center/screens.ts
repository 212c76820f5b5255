import type { Screens } from '#e2e/screen'

const request = (id: string) => `/costProfitCenterAdd?id=${id}`

/** Requests for centers, their form, and the page of the accounting system. */
export default {
  'center-list': '/costProfitCenterList',
  'center-list-manager': { path: '/costProfitCenterList?tab=toApprove', persona: 'rep02' },
  'center-list-empty': { path: '/costProfitCenterList?keyword=nothing', persona: 'rep05' },
  'center-list-failed': { path: '/costProfitCenterList', fails: 'cost-center/requests' },
  'center-list-loading': { path: '/costProfitCenterList', loading: true },
  'center-new': { path: '/costProfitCenterAdd', tall: true },
  'center-draft': request('CC-000006'),
  'center-edit': {
    path: request('CC-000006'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(?:Edit|编辑)$/ }).click()
      await page.getByText(/^(?:Check digit should be 7|校验位应为7)/).waitFor()
    },
  },
  'center-decide': { path: request('CC-000001'), persona: 'rep02', opens: /^(?:Approve|通过)$/ },
  'center-return': { path: request('CC-000001'), persona: 'rep02', opens: /^(?:Return|退回)$/ },
  'center-denied': { path: request('CC-000001'), persona: 'rep05' },
  'center-not-found': request('CC-999999'),
  'center-failed': { path: request('CC-000001'), fails: 'cost-center/requests' },
  'center-launch-failed': { path: '/costProfitIframe?mode=new', fails: 'cost-center/launch' },
} satisfies Screens
