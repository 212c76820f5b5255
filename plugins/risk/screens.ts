import { dialog, menuOpens, type Screens } from '#e2e/screen'

const LIST = 'risk/gas'

/** Warnings about volumes, competitors, rebounds; to-dos, issues and reports. */
export default {
  'gas-risk': '/gasRisk',
  'gas-risk-team': { path: '/gasRisk', persona: 'rep02' },
  'gas-risk-empty': { path: '/gasRisk?level=notice&direction=up&mine=1', persona: 'rep05' },
  'gas-risk-failed': { path: '/gasRisk?tab=closed', fails: LIST },
  'gas-risk-loading': { path: '/gasRisk?tab=all', loading: true },
  'gas-risk-bounces': {
    path: '/gasRisk?tab=handled',
    prepare: async (page) => {
      await menuOpens(/^(?:Rebounds|气量反弹)$/)(page)
      await dialog(page)
        .getByText(/recovered|恢复/)
        .first()
        .waitFor()
    },
  },
  'gas-warning': { path: '/toDoGasRiskDay?id=GW-000001', tall: true },
  'gas-warning-example': { path: '/toDoGasRisk?id=GW-000003', tall: true },
  'gas-warning-form': '/toDoGasRiskDay?id=GW-000001&edit=1',
  'gas-warning-denied': { path: '/toDoGasRisk?id=GW-000001', persona: 'rep05' },
  competitive: '/competitiveRisk',
  'competitive-empty': { path: '/competitiveRisk?kind=price&level=high&mine=1', persona: 'rep05' },
  'competitive-loading': { path: '/competitiveRisk?tab=measured', loading: true },
  'competitive-failed': { path: '/competitiveRisk?tab=all', fails: 'risk/competitive' },
  'competitor-page': { path: '/toDoCompetitiveRisk?id=CR-000001', tall: true },
  'competitor-check': { path: '/toDoCompetitiveRisk?id=CR-000001', opens: /^(?:Check|核实)$/ },
  'competitor-measure': '/toDoCompetitiveRisk?id=CR-000002&edit=1',
  'competitor-new': '/toDoCompetitiveRisk',
  'bounce-edit': '/toDoGasBounceEdit?id=GB-000001',
  'bounce-denied': { path: '/toDoGasBounceView?id=GB-000001', persona: 'rep05' },
  'bounce-view': { path: '/toDoGasBounceView?id=GB-000001', tall: true },
  'todo-home': '/todoHome',
  'todo-escalated': { path: '/todoHome?tab=escalated', persona: 'rep02' },
  'todo-empty': { path: '/todoHome?tab=escalated' },
  'todo-failed': { path: '/todoHome', fails: 'risk/todos' },
  'todo-loading': { path: '/todoHome', loading: true },
  'todo-sheet': '/todoHome?id=TD-000008',
  issues: '/gasRiskIssues',
  'issues-by-cause': { path: '/gasRiskIssues', prepare: menuOpens(/^(?:By cause|按原因统计)$/) },
  'issues-empty': { path: '/gasRiskIssues?state=closed', persona: 'rep05' },
  'issues-failed': { path: '/gasRiskIssues', fails: 'risk/issues' },
  issue: '/gasRiskIssues?id=IS-000001',
  'issue-step': {
    path: '/gasRiskIssues?id=IS-000001',
    prepare: async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^(?:Add a step|添加步骤)$/ })
        .click()
      await dialog(page).getByRole('textbox').first().waitFor()
    },
  },
  'issue-not-found': '/gasRiskIssues?id=IS-999999',
  'issue-form': '/gasRiskIssues?add=1&custId=C-000021&name=Dali',
  'report-draft': { path: '/biweekReport', tall: true },
  'report-commented': { path: '/biweekReport?period=2026-P22', tall: true },
  'report-team': { path: '/biweekReport?scope=team', persona: 'rep02', tall: true },
  'report-colleague': { path: '/biweekReport?id=BR-000011', persona: 'rep02', tall: true },
  'report-none': '/biweekReport?period=2027-P05',
  'report-failed': { path: '/biweekReport', fails: 'risk/reports' },
} satisfies Screens
