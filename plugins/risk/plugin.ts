import { definePlugin, defineTexts } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, menuText } = defineTexts<typeof en, typeof menu>('risk')

/** Warnings, to-dos and the biweekly report (domain: risk). */
export default definePlugin<typeof en, typeof menu>({
  id: 'risk',
  owner: 'team-risk',
  access: { permission: 'risk.read' },
  rights,
  routes: [
    { route: r.gasRisk, homeEntry: true },
    r.toDoGasRisk,
    r.toDoGasRiskDay,
    r.competitiveRisk,
    r.toDoCompetitiveRisk,
    r.toDoGasBounceEdit,
    r.toDoGasBounceView,
    r.gasRiskIssues,
    r.todoHome,
    r.biweekReport,
  ],
  menu: [
    {
      id: 'gas-risk',
      to: r.gasRisk,
      title: 'menu.gasRisk',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/WarningsIcon'),
      group: 'daily',
      order: 10,
    },
  ],
})
