import { dialog, menuOpens, opens, type Screens, shown } from '#e2e/screen'

const item = (id: string) => `/knowldegeDetails?id=${id}`

/** Items, programmes, cases, prices and the way to the messaging app. */
export default {
  'knowledge-list': '/knowledgeList',
  'knowledge-list-search': '/knowledgeList?keyword=%E7%AA%91%E7%82%89',
  'knowledge-list-nothing': '/knowledgeList?keyword=nothing',
  'knowledge-list-review': { path: '/knowledgeList?tab=review', persona: 'rep03' },
  'knowledge-list-no-role': { path: '/knowledgeList', persona: 'rep04' },
  'knowledge-list-failed': { path: '/knowledgeList', fails: 'knowledge/list' },
  'knowledge-list-loading': { path: '/knowledgeList', loading: true },
  'knowledge-item': { path: item('K-000001'), tall: true },
  'knowledge-item-draft': item('K-000002'),
  'knowledge-item-review': { path: item('K-000003'), persona: 'rep03' },
  'knowledge-item-return': { path: item('K-000003'), persona: 'rep03', opens: /^(?:Return|退回)$/ },
  'knowledge-item-own-review': { path: item('K-000013'), persona: 'rep03' },
  'knowledge-item-returned': item('K-000004'),
  'knowledge-item-withdrawn': item('K-000005'),
  'knowledge-item-next': { path: item('K-000006'), tall: true },
  'knowledge-item-denied': item('K-000007'),
  'knowledge-item-long': item('K-000008'),
  'knowledge-item-nine-files': { path: item('K-000009'), tall: true },
  'knowledge-item-hostile': item('K-000010'),
  'knowledge-item-failed': { path: item('K-000001'), fails: 'knowledge/items' },
  'knowledge-upload': { path: '/knowldegeUpload', tall: true },
  'knowledge-upload-empty': {
    path: '/knowldegeUpload',
    prepare: (page) =>
      shown(page)
        .getByRole('button', { name: /^(?:Send for review|提交审核)$/ })
        .click(),
  },
  'knowledge-edit': { path: '/knowldegeEdit?id=K-000002', tall: true },
  'knowledge-edit-kept': { path: '/knowldegeEdit?id=K-000010', persona: 'rep02', tall: true },
  'knowledge-edit-refused': '/knowldegeEdit?id=K-000001',
  'programme-list': '/programList',
  'programme-list-filter': { path: '/programList', opens: /^(?:Filter|筛选)/ },
  'programme-list-denied': { path: '/programList', persona: 'rep04' },
  'programme-details': { path: '/programDetails?id=S-000001', tall: true },
  'programme-withdrawn': '/programDetails?id=S-000002',
  'case-list': '/x/knowledge/cases?industries=C307',
  'case-details': { path: '/caseDetails?id=CA-000001', tall: true },
  'case-nothing-before': '/caseDetails?id=CA-000003',
  prices: '/energyRule',
  'prices-gap': '/energyRule?areaCode=330200&energy=heat&at=2026-11-20',
  'prices-area': { path: '/energyRule', opens: /Area|地区/ },
  'prices-document': {
    path: '/energyRule?areaCode=440600&energy=elec',
    prepare: async (page) => {
      await shown(page)
        .getByRole('button', { name: /Commercial|商业/ })
        .first()
        .click()
      await dialog(page).waitFor()
    },
  },
  'messaging-page': '/icomeInterpage?target=contact&id=rep02',
  'messaging-page-refused': '/icomeInterpage?target=payment&id=1',
  'knowledge-menu': { path: item('K-000001'), prepare: opens(/^(?:More actions|更多操作)$/) },
  'knowledge-withdraw': { path: item('K-000001'), persona: 'rep03', prepare: menuOpens(/^(?:Withdraw|下架)$/) },
} satisfies Screens
