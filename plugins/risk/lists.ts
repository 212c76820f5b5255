import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { listCompetitive } from './api/competitive'
import { listWarnings } from './api/warnings'
import { competitiveRows, warningRows } from './records'
import { competitiveRisk, gasRisk, toDoCompetitiveRisk, toDoGasRiskDay } from './routes'
import { COMPETITIVE_TABS, competitiveFilters, WARNING_TABS, warningFilters } from './rules/filters'

/** Warnings about volumes (/gasRisk). */
export const warningList = defineList({
  route: gasRisk,
  rows: warningRows,
  filters: warningFilters,
  texts: 'warnings',
  tabs: WARNING_TABS,
  query: ({ tab, filter }, page) => queryOf(listWarnings, { tab, ...filter, page }),
  sorts: () => ['level', 'change', 'date'],
  detail: toDoGasRiskDay,
})

/** Competitors at customers (/competitiveRisk). */
export const competitiveList = defineList({
  route: competitiveRisk,
  rows: competitiveRows,
  filters: competitiveFilters,
  texts: 'competitives',
  tabs: COMPETITIVE_TABS,
  query: ({ tab, filter }, page) => queryOf(listCompetitive, { tab, ...filter, page }),
  sorts: () => ['level', 'date'],
  detail: toDoCompetitiveRisk,
})
