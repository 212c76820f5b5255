import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Warnings, to-dos and the biweekly report (domain: risk). */
export default definePlugin({
  id: 'risk',
  owner: 'team-risk',
  access: { permission: 'risk.read' },
  rights,
  routes: [
    r.competitiveRisk,
    { route: r.gasRisk, homeEntry: true },
    r.gasRiskIssues,
    r.todoHome,
    r.toDoGasBounceEdit,
    r.toDoGasBounceView,
    r.toDoCompetitiveRisk,
    r.toDoGasRisk,
    r.toDoGasRiskDay,
    r.biweekReport,
  ],
})
