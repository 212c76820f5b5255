import type { Page } from '@playwright/test'
import { goTo } from './goTo'
import { Sim, type SimFault } from './Sim'
import { untilToastGone } from './toasts'

/** Sizes at which every screen is checked. px; `tall`: extended to the content if the screen asks for it. */
export const SIZES = [
  { width: 360, height: 780, tall: true },
  { width: 390, height: 844, tall: false },
  { width: 430, height: 932, tall: true },
  { width: 1280, height: 900, tall: false },
] as const
export type Size = (typeof SIZES)[number]

/** A street away from the first lead (L-000001), WGS-84. */
export const PLACE = { longitude: 112.9915, latitude: 22.9811 }

/** A screen for `npm run shots` and axe. */
export interface ScreenToShoot {
  readonly name: string
  /** Path and search parameters after the `#`. */
  readonly path: string
  /** Signed-in persona; nobody if omitted. */
  readonly persona?: string
  /** Actions before the picture is taken, in either language. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Longer than a phone: the picture shows the whole page. */
  readonly tall?: boolean
  /** The picture shows what stands there until the answers come: calls of the page take a minute. */
  readonly loading?: boolean
  /** Problems expected on this screen, e.g. the failing call. */
  readonly expected?: RegExp
}

const shown = (page: Page) => page.locator('[data-route]:not([hidden])')
const dialog = (page: Page) => page.getByRole('dialog')

/** Presses a button of the page and waits for the sheet or dialog it opens. */
const opens = (name: RegExp) => async (page: Page) => {
  await shown(page).getByRole('button', { name }).first().click()
  await dialog(page).waitFor()
}

/** The same for an entry of the page's menu. */
const menuOpens = (name: RegExp) => async (page: Page) => {
  await opens(/^(?:More actions|更多操作)$/)(page)
  const menu = await dialog(page).elementHandle()
  await dialog(page).getByRole('button', { name }).click()
  await menu?.waitForElementState('hidden')
  await dialog(page).waitFor()
}

/** Makes calls of this path fail, then opens the page. */
const fails = (path: string, hash: string) => async (page: Page) => {
  await new Sim(page.request).faults({ path, status: 500, message: 'Maintenance until 10:00.' })
  await show(page, hash)
}

/** A screen while it is loading. */
const loading = (name: string, path: string, persona = 'rep01'): ScreenToShoot => ({
  name: `${name}-loading`,
  path: '/',
  persona,
  loading: true,
  prepare: async (page) => {
    await shown(page).locator(':scope:not([data-state="loading"])').first().waitFor()
    await new Sim(page.request).faults({ delayMs: 60_000 })
    await goTo(page, path)
    await shown(page).locator('.bones--shown').first().waitFor()
  },
})

async function show(page: Page, hash: string): Promise<void> {
  await goTo(page, hash)
  await page.locator('[data-route]:not([hidden]):not([data-state="loading"])').waitFor()
}

const INSERT = 'ennNewClueTrack/insert'

/** Queues a follow-up in the outbox by a lost request. */
async function queueFollowUp(page: Page, ...then: SimFault[]): Promise<void> {
  const lost = then.length > 0 ? { times: 1 } : {}
  await new Sim(page.request).faults({ path: INSERT, drop: 'request', ...lost }, ...then)
  await shown(page)
    .getByRole('button', { name: /^(?:With|联系人)/ })
    .click()
  await dialog(page).locator('label').first().click()
  await dialog(page).waitFor({ state: 'detached' })
  await shown(page).getByRole('textbox').first().fill('They want a price for two boilers by Friday.')
  await shown(page)
    .getByRole('button', { name: /^(?:In a week|一周后)$/ })
    .click()
  await untilToastGone(page, () =>
    shown(page)
      .getByRole('button', { name: /^(?:Save follow-up|保存跟进)$/ })
      .click(),
  )
}

/** Opens a conflict of a queued follow-up: both versions side by side. */
async function compareFollowUps(page: Page): Promise<void> {
  const nextStep = { at: '2026-12-01T10:00:00+08:00', kind: 'call' }
  const theirs = { clueId: 'L-000001', text: 'They wait for the budget of next year.', kind: 'call', nextStep }
  // The automatic second try.
  await queueFollowUp(page, {
    path: INSERT,
    nth: 2,
    body: { code: 4009, message: 'Changed meanwhile.', data: theirs },
  })
  await show(page, '/x/core/outbox')
  await shown(page)
    .getByRole('button', { name: /^(?:Compare|对比)$/ })
    .click()
  await page.locator('[data-route="/x/core/outboxConflict"]:not([hidden])').waitFor()
}

const lead = (id: string) => `/clueDetail?id=${id}`
const followUp = '/x/leads/followUp?id=L-000001'

/** Waits for the user's name, which is loaded after the first screen. */
const named = (page: Page) =>
  page
    .getByText(/李伟|Li Wei/)
    .first()
    .waitFor()

/** Parts that load when they come near: each is brought into sight until it is there. */
const allExamples = async (page: Page) => {
  for (const example of await shown(page).locator('.example').all()) {
    await example.scrollIntoViewIfNeeded()
    await example.locator(':scope:not([aria-busy=true])').waitFor()
    await example.locator('.chart .bones, .bones:has(+ .html)').first().waitFor({ state: 'detached' })
  }
}

const GRANTS = 'permissions/grants'
const APPLICATIONS = 'permissions/applications'
const record = (id: string) => `/recordDetail?id=${id}`

/** Roles and applications for them. */
const roleScreens: readonly ScreenToShoot[] = [
  { name: 'role-list', path: '/roleList', persona: 'rep01' },
  {
    name: 'role-list-empty',
    path: '/roleList',
    persona: 'rep03',
    prepare: (page) => show(page, '/roleList?state=revoked'),
  },
  { name: 'role-list-failed', path: '/', persona: 'rep01', prepare: fails(GRANTS, '/roleList'), expected: /500/ },
  {
    name: 'role-sheet',
    path: '/roleList',
    persona: 'rep01',
    prepare: async (page) => {
      await shown(page).locator('[data-record="role:GR-000001"] a').click()
      await dialog(page).getByRole('button').first().waitFor()
    },
  },
  { name: 'role-matrix', path: '/roleDescription', persona: 'rep01', tall: true },
  { name: 'role-matrix-chosen', path: '/roleDescription?role=finance', persona: 'rep02' },
  { name: 'role-apply', path: '/addApply', persona: 'rep04' },
  {
    name: 'role-apply-errors',
    path: '/addApply',
    persona: 'rep04',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Send application|提交申请)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'role-apply-item',
    path: '/addApply?copy=AP-000002',
    persona: 'rep01',
    prepare: opens(/^(?:Area manager|区域经理)/),
  },
  {
    name: 'role-apply-checked',
    path: '/addApply?grant=GR-000001',
    persona: 'rep01',
    tall: true,
    prepare: async (page) => {
      await opens(/^(?:Field sales|客户经理)/)(page)
      await dialog(page)
        .getByLabel(/^(?:First day|开始日期)/)
        .fill('2026-11-20')
      await dialog(page)
        .getByRole('button', { name: /^(?:366 days|366天)$/ })
        .click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Done|完成)$/ })
        .click()
      await shown(page)
        .getByText(/^(?:You have part|部分时间)/)
        .waitFor()
    },
  },
  { name: 'role-apply-again-gone', path: '/addApply?copy=AP-999999', persona: 'rep01' },
  { name: 'role-give-up', path: '/deleteApply?grants=GR-000001', persona: 'rep01', tall: true },
  { name: 'role-choose-organisation', path: '/chooseOrigin?chosen=440605', persona: 'rep01' },
  { name: 'role-choose-role', path: '/chooseRole?chosen=sales', persona: 'rep01' },
  {
    name: 'role-choose-role-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('doctionary/dic', '/chooseRole'),
    expected: /500/,
  },
  { name: 'role-own-organisations', path: '/delOrigin', persona: 'rep01' },
  { name: 'role-own-roles', path: '/delRole?chosen=GR-000001', persona: 'rep01' },
  { name: 'role-own-roles-empty', path: '/delRole', persona: 'rep04' },
  { name: 'record-list', path: '/record', persona: 'rep03' },
  { name: 'record-list-mine', path: '/record', persona: 'rep01' },
  { name: 'record-list-to-approve', path: '/record?tab=toApprove', persona: 'rep03' },
  { name: 'record-list-empty', path: '/record?tab=rejected', persona: 'rep05' },
  { name: 'record-list-failed', path: '/', persona: 'rep01', prepare: fails(APPLICATIONS, '/record'), expected: /500/ },
  { name: 'record-detail', path: record('AP-000001'), persona: 'rep03', tall: true },
  { name: 'record-detail-applicant', path: record('AP-000011'), persona: 'rep01', tall: true },
  { name: 'record-detail-rejected', path: record('AP-000002'), persona: 'rep01', tall: true },
  { name: 'record-reject', path: record('AP-000001'), persona: 'rep03', prepare: opens(/^(?:Reject|驳回)$/) },
  {
    name: 'record-detail-failed',
    path: '/',
    persona: 'rep03',
    prepare: fails(APPLICATIONS, record('AP-000001')),
    expected: /500/,
  },
  {
    name: 'role-apply-again-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails(APPLICATIONS, '/addApply?copy=AP-000002'),
    expected: /500/,
  },
  {
    name: 'role-give-up-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails(GRANTS, '/deleteApply?grants=GR-000001'),
    expected: /500/,
  },
  { name: 'role-own-roles-failed', path: '/', persona: 'rep01', prepare: fails(GRANTS, '/delRole'), expected: /500/ },
  {
    name: 'role-own-organisations-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails(GRANTS, '/delOrigin'),
    expected: /500/,
  },
  loading('role-list', '/roleList'),
  loading('role-apply-again', '/addApply?copy=AP-000002'),
  loading('role-give-up', '/deleteApply?grants=GR-000001'),
  loading('role-own-organisations', '/delOrigin'),
  loading('role-own-roles', '/delRole'),
  loading('record-list', '/record'),
  loading('record-detail', record('AP-000001'), 'rep03'),
  { name: 'record-detail-denied', path: record('AP-000003'), persona: 'rep01' },
  { name: 'record-detail-not-found', path: record('AP-999999'), persona: 'rep01' },
]

/** The judgement tool with answers saved on the server: from coal boilers to the last question but `open`. */
const judged =
  (hash: string, open = 0) =>
  async (page: Page) => {
    const given = ['coal', 'old', 'mid', 'round', 'own'].slice(0, 5 - open)
    await new Sim(page.request).put('judgement', 'L-000001 SC-steam', {
      id: 'L-000001 SC-steam',
      sceneId: 'SC-steam',
      clueId: 'L-000001',
      by: 'rep01',
      at: '2026-11-20T09:00:00+08:00',
      answers: given.map((optionId, index) => ({ subjectId: `ST-${index + 1}`, optionId })),
    })
    await show(page, hash)
  }
const tool = '/clueTool?id=L-000001'
const steam = `${tool}&scene=SC-steam`

/** Judgement tool, solutions, videos, and the sibling system's page of a lead. */
const toolScreens: readonly ScreenToShoot[] = [
  { name: 'lead-tool', path: '/', persona: 'rep01', prepare: judged(tool, 2) },
  { name: 'lead-tool-without-lead', path: '/clueTool', persona: 'rep01' },
  { name: 'lead-tool-failed', path: '/', persona: 'rep01', prepare: fails('getScene', tool), expected: /500/ },
  { name: 'lead-tool-question', path: '/', persona: 'rep01', prepare: judged(steam, 3) },
  { name: 'lead-tool-result', path: '/', persona: 'rep01', tall: true, prepare: judged(steam) },
  { name: 'lead-tool-gone', path: '/clueTool?scene=SC-none', persona: 'rep01' },
  { name: 'lead-topics', path: '/special', persona: 'rep01' },
  { name: 'lead-solutions', path: '/', persona: 'rep01', tall: true, prepare: judged('/clueSolution?id=L-000001') },
  { name: 'lead-solutions-empty', path: '/clueSolution?id=L-000001', persona: 'rep01' },
  { name: 'lead-solutions-denied', path: '/clueSolution?id=L-000001', persona: 'rep05' },
  { name: 'lead-videos', path: '/videoList', persona: 'rep01', tall: true },
  { name: 'lead-frame-denied', path: '/clueIframe?id=L-000001', persona: 'rep05' },
]

/** What stands in for the leads area's screens until they are loaded. */
const leadsLoading: readonly ScreenToShoot[] = [
  loading('lead-list', '/clueList'),
  loading('lead-filter-industry', '/clueScreenIndustry'),
  loading('lead-detail', lead('L-000001')),
  loading('lead-follow-up', followUp),
  loading('lead-check-in', '/cluePunchCard?id=L-000001'),
  loading('lead-reviews', '/x/leads/checkIns', 'rep02'),
  loading('lead-labels', '/clueLabel?id=L-000001'),
  loading('lead-cognition', '/clueCognition?id=L-000001'),
  loading('lead-facts', '/editClueCognitionClueInfo?id=L-000001'),
  loading('lead-equipment', '/editClueCognitionEquipment?id=L-000001'),
  loading('lead-steps', '/clueStepsAll?id=L-000001'),
  loading('lead-assign', '/clueChoosePeople?ids=L-000001', 'rep02'),
  loading('lead-roof', '/gfmaparea?id=L-000001'),
  loading('lead-company-search', '/selectCustomer?keyword=Ceramics'),
  loading('lead-search', '/clueSearchList?keyword=cer'),
  loading('lead-search-place', '/clueSearchPoi?keyword=school&lng=113&lat=22.97'),
  loading('lead-place', '/selectAddress?id=L-000001'),
  loading('lead-tool', '/clueTool?id=L-000001'),
  loading('lead-solutions', '/clueSolution?id=L-000001'),
  loading('lead-videos', '/videoList'),
]

/** The same for the customer area. */
const customersLoading: readonly ScreenToShoot[] = [
  loading('customer-list', '/customerList'),
  loading('customer-search', '/customerSearchList?keyword=Guangda'),
  loading('customer-details', '/customerDetails?id=C-000001'),
  loading('customer-labels', '/customerLabelList?id=C-000001'),
  loading('customer-basic', '/customerBasic?id=C-000001'),
  loading('customer-bills', '/customerEnergyBill?id=C-000001'),
  loading('customer-carbon', '/customerCarbonInfo?id=C-000001'),
  loading('customer-devices', '/customerEnergydeviceList?id=C-000001'),
  loading('customer-changes', '/customerDeviceChange?id=C-000001'),
  loading('customer-log', '/customerServiceLog?id=C-000001'),
  loading('customer-risk-list', '/customer-pjws?id=C-000007'),
  loading('customer-risk-details', '/customer-gqdj-details?id=RK-007481'),
  loading('customer-business', '/customerBusinessInfo?id=C-000009'),
  loading('customer-operating', '/customerOperatingInfomation?id=C-000001'),
  loading('customer-links', '/customerLinkMap?id=C-000012'),
]

/** The page of parts by room, because all of it is longer than a picture. */
const ROOMS_OF_PARTS = [
  'ui/components',
  'kit/scanner',
  'kit/lists',
  'kit/tables',
  'kit/charts',
  'ui/html',
  'ui/timelines',
  'ui/periods',
  'ui/indexes',
] as const
const partsOf = (room: string): ScreenToShoot => ({
  name: `components-${room.split('/')[1]}`,
  path: `/componentsDemo?find=${encodeURIComponent(`#${room}`)}`,
  persona: 'rep01',
  tall: true,
  prepare: allExamples,
})

/** A map announces what is in view when it stops moving. */
const mapDrawn = (page: Page) =>
  shown(page)
    .getByText(/places? in view$|^当前视野内有/)
    .waitFor({ state: 'attached' })

/** Bills, carbon, devices and service log of customers. */
const customerEnergyScreens: readonly ScreenToShoot[] = [
  { name: 'customer-bills', path: '/customerEnergyBill?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-bills-power', path: '/customerEnergyBill?id=C-000001&energy=elec', persona: 'rep01' },
  { name: 'customer-bills-none', path: '/customerEnergyBill?id=C-000016', persona: 'rep01' },
  { name: 'customer-carbon', path: '/customerCarbonInfo?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-devices', path: '/customerEnergydeviceList?id=C-000001', persona: 'rep01', tall: true },
  {
    name: 'customer-device-form',
    path: '/customerEnergydeviceList?id=C-000001&device=DV-000001',
    persona: 'rep01',
    tall: true,
  },
  { name: 'customer-changes', path: '/customerDeviceChange?id=C-000001', persona: 'rep01' },
  {
    name: 'customer-change-form',
    path: '/customerDeviceChange?id=C-000001&device=DV-000001',
    persona: 'rep01',
    tall: true,
  },
  { name: 'customer-log', path: '/customerServiceLog?id=C-000001', persona: 'rep01' },
  { name: 'customer-log-form', path: '/customerServiceLog?id=C-000001&entry=new', persona: 'rep01' },
]

/** Legal risk, business data and relations of customers. */
const customerRiskScreens: readonly ScreenToShoot[] = [
  { name: 'customer-risk-list', path: '/customer-pjws?id=C-000007', persona: 'rep01' },
  { name: 'customer-risk-hostile', path: '/customer-zbaj?id=C-000015', persona: 'rep01' },
  { name: 'customer-risk-empty', path: '/customer-bzxr?id=C-000004', persona: 'rep01' },
  { name: 'customer-risk-denied', path: '/customer-bzxr?id=C-000001', persona: 'rep05' },
  {
    name: 'customer-risk-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('customer/risk', '/customer-bzxr?id=C-000007'),
    expected: /500/,
  },
  {
    name: 'customer-risk-filter',
    path: '/customer-sxxx?id=C-000007',
    persona: 'rep01',
    prepare: opens(/^(?:Filter|筛选)/),
  },
  { name: 'customer-risk-sheet', path: '/customer-sxxx?id=C-000006&record=RK-006001', persona: 'rep01' },
  { name: 'customer-risk-details', path: '/customer-gqdj-details?id=RK-007481', persona: 'rep01', tall: true },
  { name: 'customer-business', path: '/customerBusinessInfo?id=C-000009', persona: 'rep01', tall: true },
  { name: 'customer-operating', path: '/customerOperatingInfomation?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-operating-year', path: '/customerOperatingInfomation?id=C-000001&year=2026', persona: 'rep01' },
  {
    name: 'customer-year-report',
    path: '/customerYearReportDetails?id=C-000001&year=2025',
    persona: 'rep01',
    tall: true,
  },
  { name: 'customer-links', path: '/customerLinkMap?id=C-000012', persona: 'rep01' },
  { name: 'customer-links-many', path: '/customerLinkMap?id=C-000013', persona: 'rep02' },
  { name: 'customer-links-list', path: '/customerLinkMap?id=C-000012&view=list', persona: 'rep01', tall: true },
]

const LISTED = 'api/customer/list'
const COMPANY = 'potCustomers/detail'

/** Customers: list, filter, search, page, labels, profile. */
const customerScreens: readonly ScreenToShoot[] = [
  { name: 'customer-list', path: '/customerList', persona: 'rep01' },
  { name: 'customer-list-organisation', path: '/customerList?tab=org', persona: 'rep01' },
  { name: 'customer-list-empty', path: '/customerList?tab=mine', persona: 'rep03' },
  { name: 'customer-list-none-found', path: '/customerList?tab=org&keyword=zzzz', persona: 'rep01' },
  {
    name: 'customer-list-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails(LISTED, '/customerList'),
    expected: /500/,
  },
  { name: 'customer-list-denied', path: '/customerList', persona: 'rep04' },
  { name: 'customer-filter', path: '/customerScreen?tab=org&risk=high', persona: 'rep02', tall: true },
  { name: 'customer-industries', path: '/customerScreenIndustry?industries=10', persona: 'rep01' },
  { name: 'customer-search', path: '/customerSearchList?keyword=Guangda', persona: 'rep01' },
  { name: 'customer-search-short', path: '/customerSearchList?keyword=G', persona: 'rep01' },
  { name: 'customer-search-none', path: '/customerSearchList?keyword=zzzz', persona: 'rep04' },
  { name: 'customer-details', path: '/customerDetails?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-details-long', path: '/customerDetails?id=C-000009', persona: 'rep01', tall: true },
  { name: 'customer-details-hostile', path: '/customerDetails?id=C-000015', persona: 'rep01' },
  { name: 'customer-details-no-bill', path: '/customerDetails?id=C-000016', persona: 'rep01' },
  { name: 'customer-details-header', path: '/customerDetails?id=C-000013', persona: 'rep01' },
  { name: 'customer-details-denied', path: '/customerDetails?id=C-000001', persona: 'rep05' },
  { name: 'customer-details-not-found', path: '/customerDetails?id=C-999999', persona: 'rep01' },
  {
    name: 'customer-details-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails(COMPANY, '/customerDetails?id=C-000001'),
    expected: /500/,
  },
  {
    name: 'customer-details-part-failed',
    path: '/',
    persona: 'rep01',
    tall: true,
    prepare: fails('risk/counts', '/customerDetails?id=C-000001'),
    expected: /500/,
  },
  { name: 'customer-labels', path: '/customerLabelList?id=C-000001', persona: 'rep01' },
  { name: 'customer-label-edit', path: '/customerLabelEdit?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-label-edit-denied', path: '/customerLabelEdit?id=C-000001', persona: 'rep03' },
  { name: 'customer-basic', path: '/customerBasic?id=C-000001', persona: 'rep01', tall: true },
  { name: 'customer-basic-denied', path: '/customerBasic?id=C-000001', persona: 'rep03' },
]

/** Every working screen; add new ones here. */
export const screens: readonly ScreenToShoot[] = [
  ...customerScreens,
  ...toolScreens,
  ...customerEnergyScreens,
  ...customerRiskScreens,
  { name: 'workbench', path: '/', persona: 'rep01', tall: true, prepare: named },
  { name: 'workbench-nothing-due', path: '/', persona: 'rep05', tall: true },
  { name: 'login', path: '/login', tall: true },
  {
    name: 'login-errors',
    path: '/login',
    tall: true,
    prepare: (page) => page.getByRole('button', { name: /^(?:Sign in|登录)$/ }).click(),
  },
  { name: 'login-language', path: '/login', prepare: opens(/English|中文/) },
  { name: 'policy', path: '/policy', tall: true },
  { name: 'policy-agreement', path: '/policy?pageType=user' },
  ...leadsLoading,
  ...customersLoading,
  { name: 'lead-list-mine', path: '/clueList', persona: 'rep01' },
  { name: 'lead-list-nearest', path: '/clueList?sort=distance', persona: 'rep01' },
  { name: 'lead-list-pool', path: '/clueList?tab=pool', persona: 'rep01' },
  { name: 'lead-list-organisation', path: '/clueList?tab=org', persona: 'rep02' },
  { name: 'lead-list-search', path: '/clueList?keyword=Ceramics', persona: 'rep01' },
  {
    name: 'lead-list-search-open',
    path: '/clueList',
    persona: 'rep01',
    prepare: (page) =>
      shown(page)
        .getByRole('button', { name: /^(?:Search leads|搜索线索)$/ })
        .click(),
  },
  { name: 'lead-list-filtered', path: '/clueList?due=late&scoreMin=60', persona: 'rep01' },
  { name: 'lead-list-empty', path: '/clueList?keyword=xyzxyz', persona: 'rep01' },
  {
    name: 'lead-list-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('getClueOwnList', '/clueList'),
    expected: /500/,
  },
  {
    name: 'lead-list-offline',
    path: '/clueList',
    persona: 'rep01',
    prepare: async (page) => {
      await page.context().setOffline(true)
      await show(page, '/clueList?tab=pool')
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
    expected: /ERR_INTERNET_DISCONNECTED|\/analytics:|console (?:error|warning)/,
  },
  {
    name: 'lead-list-sort',
    path: '/clueList',
    persona: 'rep01',
    prepare: opens(/^(?:Sort by|排序)/),
  },
  {
    name: 'lead-list-row-menu',
    path: '/clueList',
    persona: 'rep01',
    prepare: async (page) => {
      await shown(page).locator('[data-record^="lead:"]').first().click({ button: 'right' })
      await dialog(page).waitFor()
    },
  },
  { name: 'lead-filter', path: '/clueScreen', persona: 'rep01', tall: true },
  { name: 'lead-filter-industry', path: '/clueScreenIndustry', persona: 'rep01' },
  { name: 'lead-detail', path: lead('L-000001'), persona: 'rep01', tall: true },
  { name: 'lead-detail-pool', path: lead('L-000008'), persona: 'rep01', tall: true },
  { name: 'lead-detail-discarded', path: lead('L-000009'), persona: 'rep01', tall: true },
  { name: 'lead-detail-no-point', path: lead('L-000010'), persona: 'rep01', tall: true },
  { name: 'lead-map', path: '/clueMap?at=113,22.97,13', persona: 'rep01' },
  {
    name: 'lead-map-list',
    path: '/clueMap?at=113,22.97,13',
    persona: 'rep01',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Show the list|展开列表)$/ })
        .click()
      await shown(page).locator('[data-record^="lead:"]').first().waitFor()
    },
  },
  {
    name: 'lead-map-route',
    path: '/clueMap?at=113,22.97,13&stops=L-000001,L-000002,L-000003',
    persona: 'rep01',
    prepare: async (page) => {
      await shown(page)
        .getByText(/^(?:Route|路线)/)
        .click()
      await shown(page).locator('.routehead').waitFor()
    },
  },
  { name: 'lead-map-lead', path: '/clueMap?at=113,22.97,13&lead=L-000001', persona: 'rep01' },
  {
    name: 'lead-map-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('getClueListForMapAggregated', '/clueMap?at=113,22.97,13'),
    expected: /MapAggregated|500/,
  },
  { name: 'lead-search-place', path: '/clueSearchPoi?lng=113&lat=22.97', persona: 'rep01' },
  { name: 'lead-place', path: '/selectAddress?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-roof', path: '/gfmaparea?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-roof-read', path: '/gfmaparea?id=L-000001', persona: 'rep03', tall: true },
  { name: 'lead-detail-long-name', path: lead('L-000011'), persona: 'rep01', tall: true },
  { name: 'lead-detail-no-potential', path: lead('L-000012'), persona: 'rep01', tall: true },
  { name: 'lead-detail-many-tracks', path: lead('L-000020'), persona: 'rep01', tall: true },
  {
    name: 'lead-timeline',
    path: lead('L-000020'),
    persona: 'rep01',
    prepare: opens(/^(?:All|全部) \d/),
  },
  {
    name: 'lead-score',
    path: lead('L-000001'),
    persona: 'rep01',
    prepare: opens(/^(?:How it is calculated|评分规则)$/),
  },
  { name: 'lead-menu', path: lead('L-000001'), persona: 'rep01', prepare: opens(/^(?:More actions|更多操作)$/) },
  { name: 'lead-discard', path: lead('L-000001'), persona: 'rep01', prepare: menuOpens(/^(?:Discard|废弃)$/) },
  {
    name: 'lead-discard-reason',
    path: lead('L-000001'),
    persona: 'rep01',
    prepare: async (page) => {
      await menuOpens(/^(?:Discard|废弃)$/)(page)
      await dialog(page)
        .getByText(/^(?:Supplied by another company|已由其他公司供气)$/)
        .click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Discard|废弃)$/ })
        .click()
    },
  },
  {
    name: 'lead-discard-month',
    path: lead('L-000001'),
    persona: 'rep01',
    prepare: async (page) => {
      await menuOpens(/^(?:Discard|废弃)$/)(page)
      await dialog(page)
        .getByText(/^(?:Supplied by another company|已由其他公司供气)$/)
        .click()
      await dialog(page)
        .getByRole('button', { name: /(?:Choose a month|请选择月份)$/ })
        .click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Next year|下一年)$/ })
        .click()
    },
  },
  {
    name: 'lead-return',
    path: lead('L-000001'),
    persona: 'rep01',
    prepare: menuOpens(/^(?:Return to the pool|退回公海)$/),
  },
  {
    name: 'lead-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('getClueDetailList', lead('L-000001')),
    expected: /500/,
  },
  { name: 'lead-not-found', path: lead('L-999999'), persona: 'rep01' },
  { name: 'lead-check-in', path: '/cluePunchCard?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-check-in-no-place', path: '/cluePunchCard?id=L-000010', persona: 'rep01', tall: true },
  { name: 'lead-check-in-denied', path: '/cluePunchCard?id=L-000001', persona: 'rep03' },
  { name: 'lead-reviews', path: '/x/leads/checkIns', persona: 'rep02' },
  {
    name: 'lead-reviews-sheet',
    path: '/x/leads/checkIns',
    persona: 'rep02',
    prepare: async (page) => {
      await shown(page).getByRole('article').nth(2).getByRole('link').click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Accept|通过)$/ })
        .waitFor()
    },
  },
  {
    name: 'lead-reviews-reject',
    path: '/x/leads/checkIns',
    persona: 'rep02',
    prepare: async (page) => {
      await shown(page).getByRole('article').first().getByRole('link').click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Reject|驳回)$/ })
        .click()
      await dialog(page).getByRole('textbox').waitFor()
    },
  },
  { name: 'lead-reviews-reviewed', path: '/x/leads/checkIns?tab=reviewed', persona: 'rep02' },
  { name: 'lead-reviews-empty', path: '/x/leads/checkIns?keyword=xyzxyz', persona: 'rep02' },
  {
    name: 'lead-reviews-failed',
    path: '/',
    persona: 'rep02',
    prepare: fails('leads/checkIns', '/x/leads/checkIns'),
    expected: /500/,
  },
  { name: 'lead-reviews-denied', path: '/x/leads/checkIns', persona: 'rep01' },
  { name: 'lead-assign', path: '/clueChoosePeople?ids=L-000001,L-000004', persona: 'rep02', tall: true },
  { name: 'lead-assign-denied', path: '/clueChoosePeople?ids=L-000001', persona: 'rep01', expected: /403|workload/ },
  { name: 'lead-steps', path: '/clueStepsAll?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-pool-rules', path: '/clueRule', persona: 'rep01', tall: true },
  { name: 'lead-search', path: '/clueSearchList?keyword=cer', persona: 'rep01' },
  { name: 'lead-follow-up', path: followUp, persona: 'rep01', tall: true },
  {
    name: 'lead-follow-up-errors',
    path: followUp,
    persona: 'rep01',
    tall: true,
    prepare: async (page) => {
      await shown(page).getByRole('textbox').first().fill('short')
      await shown(page)
        .getByRole('button', { name: /^(?:Save follow-up|保存跟进)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'lead-follow-up-contact',
    path: followUp,
    persona: 'rep01',
    prepare: opens(/^(?:With|联系人)/),
  },
  {
    name: 'lead-follow-up-leave',
    path: lead('L-000001'),
    persona: 'rep01',
    prepare: async (page) => {
      await show(page, followUp)
      await shown(page).getByRole('textbox').first().fill('Something that was typed')
      await shown(page)
        .getByRole('button', { name: /^(?:Close|关闭)$/ })
        .click()
      await dialog(page).waitFor()
    },
  },
  ...roleScreens,
  { name: 'lead-company-search', path: '/selectCustomer', persona: 'rep01' },
  { name: 'lead-company-found', path: `/selectCustomer?keyword=${encodeURIComponent('宏盛陶瓷')}`, persona: 'rep01' },
  { name: 'lead-company-none', path: '/selectCustomer?keyword=xyzxyz', persona: 'rep01' },
  {
    name: 'lead-add-duplicates',
    path: `/addClueCognition?creditCode=91440604MA51C6RT86&name=${encodeURIComponent('光大玻璃制品')}`,
    persona: 'rep01',
    tall: true,
    prepare: (page) =>
      shown(page)
        .getByText(/already the lead|已是/)
        .waitFor(),
  },
  {
    name: 'lead-add-errors',
    path: '/addClueCognition',
    persona: 'rep01',
    tall: true,
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Next|继续)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  { name: 'lead-add-submit', path: '/addClueCognitionSubmit', persona: 'rep01', tall: true },
  { name: 'lead-add-done', path: '/addClueCognitionSubmit?sent=L-000001', persona: 'rep01' },
  { name: 'lead-add-queued', path: '/addClueCognitionSubmit?sent=queued', persona: 'rep01' },
  { name: 'lead-cognition', path: '/clueCognition?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-cognition-little', path: '/clueCognition?id=L-000012', persona: 'rep01', tall: true },
  { name: 'lead-cognition-read-only', path: '/clueCognition?id=L-000001', persona: 'rep03', tall: true },
  { name: 'lead-cognition-not-found', path: '/clueCognition?id=L-999999', persona: 'rep01' },
  { name: 'lead-facts', path: '/editClueCognitionClueInfo?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-facts-denied', path: '/editClueCognitionClueInfo?id=L-000001', persona: 'rep03' },
  {
    name: 'lead-facts-failed',
    path: '/',
    persona: 'rep01',
    prepare: fails('fiveSmallClue/selectByClueId', '/editClueCognitionClueInfo?id=L-000001'),
    expected: /500/,
  },
  { name: 'lead-company-facts', path: '/editClueCognitionInfo?id=L-000001', persona: 'rep01', tall: true },
  { name: 'lead-equipment', path: '/editClueCognitionEquipment?id=L-000001', persona: 'rep01' },
  {
    name: 'lead-equipment-row',
    path: '/editClueCognitionEquipment?id=L-000001',
    persona: 'rep01',
    prepare: opens(/^2 × 12/),
  },
  { name: 'lead-energy', path: '/editClueCognitionEnergy?id=L-000002', persona: 'rep01' },
  {
    name: 'lead-energy-row',
    path: '/editClueCognitionEnergy?id=L-000002',
    persona: 'rep01',
    prepare: opens(/^(?:Natural gas|天然气) 2025/),
  },
  { name: 'lead-labels', path: '/clueLabel?id=L-000001', persona: 'rep01', tall: true },
  { name: 'search', path: '/x/core/search', persona: 'rep01' },
  { name: 'search-results', path: '/x/core/search?text=Ceramics', persona: 'rep01' },
  { name: 'search-nothing', path: '/x/core/search?text=xyzxyz', persona: 'rep01' },
  { name: 'profile', path: '/x/core/profile', persona: 'rep01', tall: true, prepare: named },
  { name: 'sign-out', path: '/x/core/profile', persona: 'rep01', prepare: opens(/^(?:Sign out|退出登录)$/) },
  { name: 'outbox-empty', path: '/x/core/outbox', persona: 'rep01' },
  {
    name: 'outbox',
    path: followUp,
    persona: 'rep01',
    prepare: async (page) => {
      await queueFollowUp(page)
      await show(page, '/x/core/outbox')
    },
    expected: /request failed|console (?:error|warning)/,
  },
  {
    name: 'outbox-conflict',
    path: followUp,
    persona: 'rep01',
    tall: true,
    prepare: compareFollowUps,
    expected: /request failed|console (?:error|warning)/,
  },
  {
    name: 'workbench-outbox',
    path: followUp,
    persona: 'rep01',
    prepare: async (page) => {
      await queueFollowUp(page)
      await show(page, '/')
    },
    expected: /request failed|console (?:error|warning)/,
  },
  {
    name: 'sign-in-again',
    path: '/clueList',
    persona: 'rep01',
    prepare: async (page) => {
      await new Sim(page.request).expireSession('rep01')
      // Another call may have detected it before; the sheet then already covers the page.
      await shown(page).getByRole('link').first().dispatchEvent('click')
      await dialog(page).waitFor()
    },
    expected: /401/,
  },
  { name: 'device', path: '/demo', persona: 'rep01' },
  {
    name: 'device-method',
    path: '/demo?find=pickPhoto',
    persona: 'rep01',
    tall: true,
  },
  {
    name: 'device-result',
    path: '/demo?find=getAppInfo',
    persona: 'rep01',
    prepare: async (page) => {
      const run = shown(page).getByRole('button', { name: /getAppInfo/ })
      await run.first().click()
      await shown(page).getByText('"ok": true').waitFor()
    },
  },
  {
    name: 'scanner',
    path: '/demo?find=scanCode',
    persona: 'rep01',
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
  ...ROOMS_OF_PARTS.map(partsOf),
  {
    name: 'components-chart-table',
    path: '/componentsDemo?find=Chart',
    persona: 'rep01',
    prepare: async (page) => {
      await allExamples(page)
      await shown(page)
        .getByRole('button', { name: /^(?:Show as table|以表格显示)$/ })
        .first()
        .click()
    },
  },
  { name: 'map', path: '/x/public/map', persona: 'rep01', prepare: mapDrawn },
  {
    name: 'map-chosen',
    path: '/x/public/map',
    persona: 'rep01',
    prepare: async (page) => {
      await mapDrawn(page)
      await shown(page)
        .getByRole('button', { name: /^Xiqiao Textiles/ })
        .dispatchEvent('click')
    },
  },
  { name: 'map-groups', path: '/x/public/map?part=groups', persona: 'rep01', prepare: mapDrawn },
  { name: 'map-pin', path: '/x/public/map?part=pin', persona: 'rep01', prepare: mapDrawn },
  { name: 'map-strip', path: '/x/public/map?part=strip', persona: 'rep01' },
  { name: 'no-permission', path: '/clueList', persona: 'rep04' },
  { name: 'construction', path: '/messageCenter', persona: 'rep01' },
  { name: 'not-found', path: '/nowhere', persona: 'rep01' },
]
