import type { Page } from '@playwright/test'
import { dialog, menuOpens, type Screens, Sim, show, shown, untilToastGone } from '#e2e/screen'

const lead = (id: string) => `/clueDetail?id=${id}`
const followUp = '/x/leads/followUp?id=L-000001'
const tool = '/clueTool?id=L-000001'
const steam = `${tool}&scene=SC-steam`

/** The judgement tool with answers saved on the server: from coal boilers to the last subject but `open`. */
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

const INSERT = 'ennNewClueTrack/insert'

/** Queues a follow-up in the outbox by a lost request. */
async function queueFollowUp(page: Page, ...then: Parameters<Sim['faults']>): Promise<void> {
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

/** Leads: list, map, detail, check-in, facts, judgement tool; and the outbox with a follow-up in it. */
export default {
  'lead-tool': { path: '/', prepare: judged(tool, 2) },
  'lead-tool-without-lead': '/clueTool',
  'lead-tool-failed': { path: tool, fails: 'getScene' },
  'lead-tool-question': { path: '/', prepare: judged(steam, 3) },
  'lead-tool-result': { path: '/', tall: true, prepare: judged(steam) },
  'lead-tool-gone': '/clueTool?scene=SC-none',
  'lead-topics': '/special',
  'lead-solutions': { path: '/', tall: true, prepare: judged('/clueSolution?id=L-000001') },
  'lead-solutions-empty': '/clueSolution?id=L-000001',
  'lead-solutions-denied': { path: '/clueSolution?id=L-000001', persona: 'rep05' },
  'lead-videos': { path: '/videoList', tall: true },
  'lead-frame-denied': { path: '/clueIframe?id=L-000001', persona: 'rep05' },
  'lead-list-mine': '/clueList',
  'lead-list-nearest': '/clueList?sort=distance',
  'lead-list-pool': '/clueList?tab=pool',
  'lead-list-organisation': { path: '/clueList?tab=org', persona: 'rep02' },
  'lead-list-search': '/clueList?keyword=Ceramics',
  'lead-list-search-open': {
    path: '/clueList',
    prepare: (page) =>
      shown(page)
        .getByRole('button', { name: /^(?:Search leads|搜索线索)$/ })
        .click(),
  },
  'lead-list-filtered': '/clueList?due=late&scoreMin=60',
  'lead-list-empty': '/clueList?keyword=xyzxyz',
  'lead-list-failed': { path: '/clueList', fails: 'getClueOwnList' },
  'lead-list-offline': {
    path: '/clueList',
    prepare: async (page) => {
      await page.context().setOffline(true)
      await show(page, '/clueList?tab=pool')
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
    expected: /ERR_INTERNET_DISCONNECTED|\/analytics:|console (?:error|warning)/,
  },
  'lead-list-sort': { path: '/clueList', opens: /^(?:Sort by|排序)/ },
  'lead-list-row-menu': {
    path: '/clueList',
    prepare: async (page) => {
      await shown(page).locator('[data-record^="lead:"]').first().click({ button: 'right' })
      await dialog(page).waitFor()
    },
  },
  'lead-filter': { path: '/clueScreen', tall: true },
  'lead-filter-industry': '/clueScreenIndustry',
  'lead-detail': { path: lead('L-000001'), tall: true },
  'lead-detail-pool': { path: lead('L-000008'), tall: true },
  'lead-detail-discarded': { path: lead('L-000009'), tall: true },
  'lead-detail-no-point': { path: lead('L-000010'), tall: true },
  'lead-map': '/clueMap?at=113,22.97,13',
  'lead-map-pressed': '/clueMap?at=113,22.97,13&tab=mine&followed=1&scoreMin=80',
  'lead-map-list': {
    path: '/clueMap?at=113,22.97,13',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Show the list|展开列表)$/ })
        .click()
      await shown(page).locator('[data-record^="lead:"]').first().waitFor()
    },
  },
  'lead-map-route': {
    path: '/clueMap?at=113,22.97,13&stops=L-000001,L-000002,L-000003',
    prepare: async (page) => {
      await shown(page)
        .getByText(/^(?:Route|路线)/)
        .click()
      await shown(page).locator('.routehead').waitFor()
    },
  },
  'lead-map-lead': '/clueMap?at=113,22.97,13&lead=L-000001',
  'lead-map-failed': {
    path: '/clueMap?at=113,22.97,13',
    fails: 'getClueListForMapAggregated',
    expected: /MapAggregated|500/,
  },
  'lead-search-place': '/clueSearchPoi?lng=113&lat=22.97',
  'lead-place': { path: '/selectAddress?id=L-000001', tall: true },
  'lead-roof': { path: '/gfmaparea?id=L-000001', tall: true },
  'lead-roof-read': { path: '/gfmaparea?id=L-000001', persona: 'rep03', tall: true },
  'lead-detail-long-name': { path: lead('L-000011'), tall: true },
  'lead-detail-no-potential': { path: lead('L-000012'), tall: true },
  'lead-detail-many-tracks': { path: lead('L-000020'), tall: true },
  'lead-timeline': { path: lead('L-000020'), opens: /^(?:All|全部) \d/ },
  'lead-score': { path: lead('L-000001'), opens: /^(?:How it is calculated|评分规则)$/ },
  'lead-menu': { path: lead('L-000001'), opens: /^(?:More actions|更多操作)$/ },
  'lead-discard': { path: lead('L-000001'), prepare: menuOpens(/^(?:Discard|废弃)$/) },
  'lead-discard-reason': {
    path: lead('L-000001'),
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
  'lead-discard-month': {
    path: lead('L-000001'),
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
  'lead-return': { path: lead('L-000001'), prepare: menuOpens(/^(?:Return to the pool|退回公海)$/) },
  'lead-failed': { path: lead('L-000001'), fails: 'getClueDetailList' },
  'lead-not-found': lead('L-999999'),
  'lead-check-in': { path: '/cluePunchCard?id=L-000001', tall: true },
  'lead-check-in-no-place': { path: '/cluePunchCard?id=L-000010', tall: true },
  'lead-check-in-denied': { path: '/cluePunchCard?id=L-000001', persona: 'rep03' },
  'lead-reviews': { path: '/x/leads/checkIns', persona: 'rep02' },
  'lead-reviews-sheet': {
    path: '/x/leads/checkIns',
    persona: 'rep02',
    prepare: async (page) => {
      await shown(page).getByRole('article').nth(2).getByRole('link').click()
      await dialog(page)
        .getByRole('button', { name: /^(?:Accept|通过)$/ })
        .waitFor()
    },
  },
  'lead-reviews-reject': {
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
  'lead-reviews-reviewed': { path: '/x/leads/checkIns?tab=reviewed', persona: 'rep02' },
  'lead-reviews-empty': { path: '/x/leads/checkIns?keyword=xyzxyz', persona: 'rep02' },
  'lead-reviews-failed': { path: '/x/leads/checkIns', persona: 'rep02', fails: 'leads/checkIns' },
  'lead-reviews-denied': '/x/leads/checkIns',
  'lead-assign': { path: '/clueChoosePeople?ids=L-000001,L-000004', persona: 'rep02', tall: true },
  'lead-assign-denied': '/clueChoosePeople?ids=L-000001',
  'lead-steps': { path: '/clueStepsAll?id=L-000001', tall: true },
  'lead-steps-win': '/clueStepsAll?id=L-000002&contract=CT-000001',
  'lead-pool-rules': { path: '/clueRule', tall: true },
  'lead-search': '/clueSearchList?keyword=cer',
  'lead-follow-up': { path: followUp, tall: true },
  'lead-follow-up-errors': {
    path: followUp,
    tall: true,
    prepare: async (page) => {
      await shown(page).getByRole('textbox').first().fill('short')
      await shown(page)
        .getByRole('button', { name: /^(?:Save follow-up|保存跟进)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  'lead-follow-up-contact': { path: followUp, opens: /^(?:With|联系人)/ },
  'lead-follow-up-leave': {
    path: lead('L-000001'),
    prepare: async (page) => {
      await show(page, followUp)
      await shown(page).getByRole('textbox').first().fill('Something that was typed')
      await shown(page)
        .getByRole('button', { name: /^(?:Close|关闭)$/ })
        .click()
      await dialog(page).waitFor()
    },
  },
  'lead-company-search': '/selectCustomer',
  'lead-company-found': `/selectCustomer?keyword=${encodeURIComponent('宏盛陶瓷')}`,
  'lead-company-none': '/selectCustomer?keyword=xyzxyz',
  'lead-add-duplicates': {
    path: `/addClueCognition?creditCode=91440604MA51C6RT86&name=${encodeURIComponent('光大玻璃制品')}`,
    tall: true,
    prepare: (page) =>
      shown(page)
        .getByText(/already the lead|已是/)
        .waitFor(),
  },
  'lead-add-errors': {
    path: '/addClueCognition',
    tall: true,
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /^(?:Next|继续)$/ })
        .click()
      await shown(page).getByRole('alert').first().waitFor()
    },
  },
  'lead-add-submit': { path: '/addClueCognitionSubmit', tall: true },
  'lead-add-done': '/addClueCognitionSubmit?sent=L-000001',
  'lead-add-queued': '/addClueCognitionSubmit?sent=queued',
  'lead-cognition': { path: '/clueCognition?id=L-000001', tall: true },
  'lead-cognition-little': { path: '/clueCognition?id=L-000012', tall: true },
  'lead-cognition-read-only': { path: '/clueCognition?id=L-000001', persona: 'rep03', tall: true },
  'lead-cognition-not-found': '/clueCognition?id=L-999999',
  'lead-facts': { path: '/editClueCognitionClueInfo?id=L-000001', tall: true },
  'lead-facts-denied': { path: '/editClueCognitionClueInfo?id=L-000001', persona: 'rep03' },
  'lead-facts-failed': { path: '/editClueCognitionClueInfo?id=L-000001', fails: 'fiveSmallClue/selectByClueId' },
  'lead-company-facts': { path: '/editClueCognitionInfo?id=L-000001', tall: true },
  'lead-equipment': '/editClueCognitionEquipment?id=L-000001',
  'lead-equipment-row': { path: '/editClueCognitionEquipment?id=L-000001', opens: /^2 × 12/ },
  'lead-energy': '/editClueCognitionEnergy?id=L-000002',
  'lead-energy-row': { path: '/editClueCognitionEnergy?id=L-000002', opens: /^(?:Natural gas|天然气) 2025/ },
  'lead-labels': { path: '/clueLabel?id=L-000001', tall: true },
  outbox: {
    path: followUp,
    prepare: async (page) => {
      await queueFollowUp(page)
      await show(page, '/x/core/outbox')
    },
    expected: /request failed|console (?:error|warning)/,
  },
  'outbox-conflict': {
    path: followUp,
    tall: true,
    prepare: compareFollowUps,
    expected: /request failed|console (?:error|warning)/,
  },
  'workbench-outbox': {
    path: followUp,
    prepare: async (page) => {
      await queueFollowUp(page)
      await show(page, '/')
    },
    expected: /request failed|console (?:error|warning)/,
  },
  'sign-in-again': {
    path: '/clueList',
    prepare: async (page) => {
      await new Sim(page.request).expireSession('rep01')
      // Another call may have detected it before; the sheet then already covers the page.
      await shown(page).getByRole('link').first().dispatchEvent('click')
      await dialog(page).waitFor()
    },
    expected: /401/,
  },
  'no-permission': { path: '/clueList', persona: 'rep04' },
  'lead-list-loading': { path: '/clueList', loading: true },
  'lead-filter-industry-loading': { path: '/clueScreenIndustry', loading: true },
  'lead-detail-loading': { path: lead('L-000001'), loading: true },
  'lead-follow-up-loading': { path: followUp, loading: true },
  'lead-check-in-loading': { path: '/cluePunchCard?id=L-000001', loading: true },
  'lead-reviews-loading': { path: '/x/leads/checkIns', persona: 'rep02', loading: true },
  'lead-labels-loading': { path: '/clueLabel?id=L-000001', loading: true },
  'lead-cognition-loading': { path: '/clueCognition?id=L-000001', loading: true },
  'lead-facts-loading': { path: '/editClueCognitionClueInfo?id=L-000001', loading: true },
  'lead-equipment-loading': { path: '/editClueCognitionEquipment?id=L-000001', loading: true },
  'lead-steps-loading': { path: '/clueStepsAll?id=L-000001', loading: true },
  'lead-assign-loading': { path: '/clueChoosePeople?ids=L-000001', persona: 'rep02', loading: true },
  'lead-roof-loading': { path: '/gfmaparea?id=L-000001', loading: true },
  'lead-company-search-loading': { path: '/selectCustomer?keyword=Ceramics', loading: true },
  'lead-search-loading': { path: '/clueSearchList?keyword=cer', loading: true },
  'lead-search-place-loading': { path: '/clueSearchPoi?keyword=school&lng=113&lat=22.97', loading: true },
  'lead-place-loading': { path: '/selectAddress?id=L-000001', loading: true },
  'lead-tool-loading': { path: '/clueTool?id=L-000001', loading: true },
  'lead-solutions-loading': { path: '/clueSolution?id=L-000001', loading: true },
  'lead-videos-loading': { path: '/videoList', loading: true },
} satisfies Screens
