import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Partners, sales advice and project teams (domain: todo-crm). */
export default definePlugin({
  id: 'todo-crm',
  owner: 'team-todo-crm',
  access: { permission: 'advice.read' },
  rights,
  routes: [r.choosePartner, r.advices, r.salesSolutionsAdviceDetails, r.salesSolutionsAdviceSelect, r.teamManagement],
})
