import { opens, type Screens } from '#e2e/screen'

const LIST = 'risk/gas'

/** Warnings about volumes, competitors, rebounds. */
export default {
  'gas-risk': '/gasRisk',
  'gas-risk-empty': { path: '/gasRisk?level=notice&direction=up&mine=1', persona: 'rep05' },
  'gas-risk-failed': { path: '/gasRisk?tab=closed', fails: LIST },
  'gas-risk-loading': { path: '/gasRisk?tab=all', loading: true },
  'gas-risk-bounces': {
    path: '/gasRisk?tab=handled',
    prepare: async (page) => {
      await opens(/^(?:More|更多)/)(page)
      await opens(/^(?:Rebounds|气量反弹)/)(page)
    },
  },
  'gas-warning': { path: '/toDoGasRiskDay?id=GW-000001', tall: true },
  'gas-warning-example': { path: '/toDoGasRisk?id=GW-000003', tall: true },
  'gas-warning-form': '/toDoGasRiskDay?id=GW-000001&edit=1',
  'gas-warning-denied': { path: '/toDoGasRisk?id=GW-000001', persona: 'rep05' },
  competitive: '/competitiveRisk',
  'competitive-failed': { path: '/competitiveRisk?tab=all', fails: 'risk/competitive' },
  'competitor-page': { path: '/toDoCompetitiveRisk?id=CR-000001', tall: true },
  'competitor-check': { path: '/toDoCompetitiveRisk?id=CR-000001', opens: /^(?:Check|核实)$/ },
  'competitor-measure': '/toDoCompetitiveRisk?id=CR-000002&edit=1',
  'competitor-new': '/toDoCompetitiveRisk',
  'bounce-edit': '/toDoGasBounceEdit?id=GB-000001',
  'bounce-view': { path: '/toDoGasBounceView?id=GB-000001', tall: true },
} satisfies Screens
