import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { restoreHandler, seeded } from '#harness/backend/kit'
import { addStep } from './api/issues'
import { submitReport } from './api/reports'
import { doneTodo, restoreTodo } from './api/todos'
import { issueHandlers, issueKind } from './backend/issues'
import { reportHandlers, reportKind, sendDueReports } from './backend/reports'
import { seedIssues, seedReports, seedTodos } from './backend/seed/records'
import { sendDueTodos, todoHandlers, todoMoves } from './backend/todoList'
import { todoKind } from './backend/todos'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { reportCommented, reportDue, todoDue, todoEscalated } from './messages'
import { rights } from './rights'
import { biweekReport, gasRiskIssues, todoHome } from './routes'

export default definePluginDev({
  id: 'risk',
  rights,
  words: { en, zh },
  handlers: [...todoHandlers, restoreHandler(restoreTodo, [todoMoves]), ...issueHandlers, ...reportHandlers],
  sendDue: (context) => {
    sendDueTodos(context)
    sendDueReports(context)
  },
  stores: () => import('./stores'),
  messages: [
    { message: todoDue, sample: { id: 'TD-000003', route: '/gasRiskIssues?id=IS-000001' } },
    { message: todoEscalated, sample: { id: 'TD-000003' } },
    { message: reportDue, sample: { id: 'BR-000001', name: '2026-P23' } },
    { message: reportCommented, sample: { id: 'BR-000002', name: '2026-P22' } },
  ],
  examples: [
    href(gasRiskIssues, { id: 'IS-000001' }),
    href(todoHome, { kind: 'issue' }),
    href(biweekReport, { id: 'BR-000011' }),
  ],
  submits: [
    submitExample(doneTodo, 'rep01', () => ({ id: 'TD-000003', version: 1 })),
    submitExample(addStep, 'rep01', () => ({ id: 'IS-000001', version: 1, text: '已现场核查二号窑炉' })),
    submitExample(submitReport, 'rep01', () => ({ id: 'BR-000001', version: 1, highlights: '光大玻璃恢复双线生产' })),
  ],
  ...seeded([todoKind, seedTodos], [issueKind, seedIssues], [reportKind, seedReports]),
})
