import { definePluginDev } from '#harness/backend/contract'
import { restoreHandler, seeded } from '#harness/backend/kit'
import { restoreTodo } from './api/todos'
import { issueHandlers, issueKind } from './backend/issues'
import { reportHandlers, reportKind, sendDueReports } from './backend/reports'
import { seedIssues, seedReports, seedTodos } from './backend/seed/records'
import { sendDueTodos, todoHandlers, todoMoves } from './backend/todoList'
import { todoKind } from './backend/todos'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'risk',
  rights,
  words: { en, zh },
  handlers: [...todoHandlers, restoreHandler(restoreTodo, [todoMoves]), ...issueHandlers, ...reportHandlers],
  sendDue: (context) => {
    sendDueTodos(context)
    sendDueReports(context)
  },
  ...seeded([todoKind, seedTodos], [issueKind, seedIssues], [reportKind, seedReports]),
})
