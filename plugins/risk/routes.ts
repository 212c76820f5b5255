import { defineRoute, lazySearch, recordId } from '#base/routes'

/** Routes of the risk area (section 2); `id` is that of the warning or rebound. */

/** Filter of the volume warnings (domain/risk.md 5). */
interface GasFilter {
  readonly granularity?: 'day' | 'week' | 'month' | undefined
  readonly state?: 'open' | 'handled' | 'closed' | 'returned' | 'void' | undefined
  readonly level?: number | undefined
  readonly direction?: 'up' | 'down' | undefined
  readonly org?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'level' | 'change' | 'date' | undefined
  /** The warning whose chart is open. */
  readonly id?: string | undefined
}
interface CompetitiveFilter {
  readonly state?: string | undefined
  readonly kind?: 'price' | 'lng' | 'electric' | 'biomass' | undefined
  readonly level?: 'high' | 'medium' | 'low' | undefined
  readonly keyword?: string | undefined
}
interface IssueFilter {
  readonly state?: 'open' | 'watching' | 'closed' | undefined
  readonly cause?: string | undefined
  readonly custId?: string | undefined
  /** The issue that is open. */
  readonly id?: string | undefined
  /** The form of a new issue, about a customer (`custId`, `name`) and warnings. */
  readonly add?: boolean | undefined
  readonly name?: string | undefined
  readonly warnings?: readonly string[] | undefined
}
interface TodoFilter {
  readonly tab?: 'open' | 'escalated' | 'ended' | undefined
  readonly kind?: string | undefined
  readonly state?: 'open' | 'overdue' | 'done' | 'void' | undefined
  readonly due?: 'overdue' | 'today' | 'week' | undefined
  /** The to-do that is open. */
  readonly id?: string | undefined
}
interface ReportSearch {
  /** `2026-P23`; the running one without it. */
  readonly period?: string | undefined
  readonly scope?: 'own' | 'team' | undefined
  /** A colleague's report. */
  readonly id?: string | undefined
}

const ofRecord = { search: { id: recordId } }

export const competitiveRisk = defineRoute('/competitiveRisk', { search: lazySearch<CompetitiveFilter>() })
export const gasRisk = defineRoute('/gasRisk', { search: lazySearch<GasFilter>() })
export const gasRiskIssues = defineRoute('/gasRiskIssues', { search: lazySearch<IssueFilter>() })
export const todoHome = defineRoute('/todoHome', { search: lazySearch<TodoFilter>() })
export const toDoGasBounceEdit = defineRoute('/toDoGasBounceEdit', ofRecord)
export const toDoGasBounceView = defineRoute('/toDoGasBounceView', ofRecord)
export const toDoCompetitiveRisk = defineRoute('/toDoCompetitiveRisk', ofRecord)
export const toDoGasRisk = defineRoute('/toDoGasRisk', ofRecord)
export const toDoGasRiskDay = defineRoute('/toDoGasRiskDay', ofRecord)
export const biweekReport = defineRoute('/biweekReport', { search: lazySearch<ReportSearch>() })
