import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { restoreHandler, seeded } from '#harness/backend/kit'
import { FAILED, failing, readyScenario, see } from '#harness/backend/readyScenario'
import { submitBounce } from './api/bounces'
import { measureCompetitor } from './api/competitive'
import { addStep } from './api/issues'
import { submitReport } from './api/reports'
import { doneTodo, restoreTodo } from './api/todos'
import { handleWarning } from './api/warnings'
import { bounceHandlers } from './backend/bounces'
import { competitiveHandlers } from './backend/competitive'
import { issueHandlers, issueKind } from './backend/issues'
import { raiseNew } from './backend/raise'
import { bounceKind, competitiveKind, warningKind } from './backend/records'
import { reportHandlers, reportKind, sendDueReports } from './backend/reports'
import { seedCompetitive } from './backend/seed/competitive'
import { seedIssues, seedReports, seedTodos } from './backend/seed/records'
import { seedBounces, seedWarnings } from './backend/seed/warnings'
import { todayHandler } from './backend/today'
import { sendDueTodos, todoHandlers, todoMoves } from './backend/todoList'
import { todoKind } from './backend/todos'
import { warningHandlers } from './backend/warnings'
import { seedWatch, watchKind } from './backend/watch'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

const handlers = [
  ...warningHandlers,
  ...competitiveHandlers,
  ...bounceHandlers,
  ...todoHandlers,
  ...issueHandlers,
  ...reportHandlers,
  restoreHandler(restoreTodo, [todoMoves]),
]

export default definePluginDev({
  id: 'risk',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  sendDue: (context) => {
    raiseNew(context)
    sendDueTodos(context)
    sendDueReports(context)
  },
  stores: async () => ({
    default: [...(await import('./records')).default, ...(await import('./stores')).default],
  }),
  messages: [
    { message: m.gasRiskRaised, sample: { id: 'GW-000001', level: '3' } },
    { message: m.competitiveRaised, sample: { id: 'CR-000001', level: 'medium' } },
    { message: m.gasBounceFound, sample: { id: 'GB-000001' } },
    { message: m.todoDue, sample: { id: 'TD-000003', route: '/gasRiskIssues?id=IS-000001' } },
    { message: m.todoEscalated, sample: { id: 'TD-000003' } },
    { message: m.reportDue, sample: { id: 'BR-000001', name: '2026-P23' } },
    { message: m.reportCommented, sample: { id: 'BR-000002', name: '2026-P22' } },
  ],
  examples: [
    href(r.toDoGasRisk, { id: 'GW-000003' }),
    href(r.toDoGasRiskDay, { id: 'GW-000001' }),
    href(r.toDoCompetitiveRisk, { id: 'CR-000001' }),
    href(r.toDoGasBounceEdit, { id: 'GB-000001' }),
    href(r.toDoGasBounceView, { id: 'GB-000001' }),
    href(r.gasRiskIssues, { id: 'IS-000001' }),
    href(r.todoHome, { kind: 'issue' }),
    href(r.biweekReport, { period: '2026-P22' }),
  ],
  submits: [
    submitExample(handleWarning, 'rep01', () => ({
      id: 'GW-000001',
      version: 1,
      cause: 'market',
      note: '订单减少，一条线停产',
      photos: [],
    })),
    submitExample(submitBounce, 'rep01', () => ({
      id: 'GB-000001',
      version: 1,
      cause: 'market',
      expectedDaily: 12_000,
      evidence: ['/files/plan.pdf'],
    })),
    submitExample(measureCompetitor, 'rep01', () => ({ id: 'CR-000002', version: 1, measure: '提供阶梯气价方案' })),
    submitExample(doneTodo, 'rep01', () => ({ id: 'TD-000003', version: 1 })),
    submitExample(addStep, 'rep01', () => ({ id: 'IS-000001', version: 1, text: '已现场核查二号窑炉' })),
    submitExample(submitReport, 'rep01', () => ({ id: 'BR-000001', version: 1, highlights: '光大玻璃恢复双线生产' })),
  ],
  ...seeded(
    [watchKind, seedWatch],
    [warningKind, seedWarnings],
    [competitiveKind, seedCompetitive],
    [bounceKind, seedBounces],
    [todoKind, seedTodos],
    [issueKind, seedIssues],
    [reportKind, seedReports],
  ),
  scenarios: [
    readyScenario(
      'A gas warning of another organisation is opened',
      '打开其他组织的用气预警',
      'partner-android',
      { path: '/toDoGasRisk?id=GW-000001', persona: 'rep05' },
      see('You cannot see this'),
    ),
    readyScenario(
      'The server fails while the to-dos load',
      '加载待办时服务器出错',
      'messaging-android',
      { path: '/todoHome', ...failing('risk/todos') },
      FAILED,
    ),
    readyScenario(
      'A report is opened for two weeks that have none',
      '打开没有双周报的周期',
      'messaging-ios',
      { path: '/biweekReport?period=2027-P05' },
      see('No report for these two weeks'),
    ),
  ],
})
