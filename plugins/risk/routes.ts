import { defineRoute, flag, lazySearch, optional, recordId } from '#base/routes'
import type { competitiveSearch, warningSearch } from './rules/filters'
import type { issueSearch } from './rules/issues'
import type { reportSearch } from './rules/report'
import type { todoSearch } from './rules/todos'

/** Routes of the risk area (section 2); `id` is that of the warning or rebound. */

const ofRecord = { search: { id: recordId } }
/** With `edit`, the form that handles it. */
const handled = { search: { id: recordId, edit: optional(flag) } }

export const competitiveRisk = defineRoute('/competitiveRisk', { search: lazySearch<typeof competitiveSearch>() })
export const gasRisk = defineRoute('/gasRisk', { search: lazySearch<typeof warningSearch>() })
export const gasRiskIssues = defineRoute('/gasRiskIssues', { search: lazySearch<typeof issueSearch>() })
export const todoHome = defineRoute('/todoHome', { search: lazySearch<typeof todoSearch>() })
export const toDoGasBounceEdit = defineRoute('/toDoGasBounceEdit', ofRecord)
export const toDoGasBounceView = defineRoute('/toDoGasBounceView', ofRecord)
/** A competitor, its measure with `edit`; the form of a new one without `id`. */
export const toDoCompetitiveRisk = defineRoute('/toDoCompetitiveRisk', {
  search: { id: optional(recordId), edit: optional(flag) },
})
/** A warning about a week or month, and one about a day; one screen. */
export const toDoGasRisk = defineRoute('/toDoGasRisk', handled)
export const toDoGasRiskDay = defineRoute('/toDoGasRiskDay', handled)
export const biweekReport = defineRoute('/biweekReport', { search: lazySearch<typeof reportSearch>() })
