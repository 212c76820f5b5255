import { defineRoute, flag, lazySearch, optional, recordId } from '#base/routes'
import type { competitiveSearch, warningSearch } from './rules/filters'

/** Routes of the risk area (section 2); `id` is that of the warning or rebound. */

interface IssueFilter {
  readonly state?: 'open' | 'watching' | 'closed' | undefined
  readonly cause?: string | undefined
  /** The issue that is open. */
  readonly id?: string | undefined
}
interface TodoFilter {
  readonly kind?: string | undefined
  readonly state?: 'open' | 'overdue' | 'done' | 'void' | undefined
  readonly due?: 'overdue' | 'today' | 'week' | undefined
}
interface ReportSearch {
  /** `2026-P23`; the running one without it. */
  readonly period?: string | undefined
  readonly scope?: 'own' | 'team' | undefined
  /** A colleague's report. */
  readonly id?: string | undefined
}

const ofRecord = { search: { id: recordId } }
/** With `edit`, the form that handles it. */
const handled = { search: { id: recordId, edit: optional(flag) } }

export const competitiveRisk = defineRoute('/competitiveRisk', { search: lazySearch<typeof competitiveSearch>() })
export const gasRisk = defineRoute('/gasRisk', { search: lazySearch<typeof warningSearch>() })
export const gasRiskIssues = defineRoute('/gasRiskIssues', { search: lazySearch<IssueFilter>() })
export const todoHome = defineRoute('/todoHome', { search: lazySearch<TodoFilter>() })
export const toDoGasBounceEdit = defineRoute('/toDoGasBounceEdit', ofRecord)
export const toDoGasBounceView = defineRoute('/toDoGasBounceView', ofRecord)
/** A competitor, its measure with `edit`; the form of a new one without `id`. */
export const toDoCompetitiveRisk = defineRoute('/toDoCompetitiveRisk', {
  search: { id: optional(recordId), edit: optional(flag) },
})
/** A warning about a week or month, and one about a day; one screen. */
export const toDoGasRisk = defineRoute('/toDoGasRisk', handled)
export const toDoGasRiskDay = defineRoute('/toDoGasRiskDay', handled)
export const biweekReport = defineRoute('/biweekReport', { search: lazySearch<ReportSearch>() })
