import { menuOpens, type Screens } from '#e2e/screen'

/** Warnings, to-dos, issues and reports. */
export default {
  construction: '/gasRisk',
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
  'issue-step': { path: '/gasRiskIssues?id=IS-000001', opens: /^(?:Add a step|添加步骤)$/ },
  'issue-not-found': '/gasRiskIssues?id=IS-999999',
  'issue-form': '/gasRiskIssues?add=1&custId=C-000021&name=Dali',
  'report-draft': { path: '/biweekReport', tall: true },
  'report-commented': { path: '/biweekReport?period=2026-P22', tall: true },
  'report-team': { path: '/biweekReport?scope=team', persona: 'rep02', tall: true },
  'report-colleague': { path: '/biweekReport?id=BR-000011', persona: 'rep02', tall: true },
  'report-none': '/biweekReport?period=2027-P05',
  'report-failed': { path: '/biweekReport', fails: 'risk/reports' },
} satisfies Screens
