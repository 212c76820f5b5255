import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Estimates of project budgets and their templates (domain: budget). */
export default definePlugin({
  id: 'budget',
  owner: 'team-budget',
  access: { permission: 'budget.read' },
  rights,
  routes: [
    { route: r.projectButget, homeEntry: true },
    r.selecTemplate,
    r.customtemplate,
    r.newcustomtemplate,
    r.connectBus,
    r.templateHistory,
    r.estimate,
    r.print,
  ],
})
