import { todosChanged } from '#domain/todos'
import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { currentLanguage, textIn } from '#platform/i18n'
import { addStep, getIssue, type Issue, issue, listIssues, moveIssue } from '../api/issues'
import { gasRiskIssues } from '../routes'
import { issueFilters } from '../rules/issues'
import type { ISSUE_STATES } from '../rules/vocabulary'

/** Issues: rows, the opened one, its moves (domain/gaps.md 'risk'). */

export const issueRows = defineRows<Issue>('risk.issueRows')

export const issueList = defineList({
  route: gasRiskIssues,
  rows: issueRows,
  filters: issueFilters,
  texts: 'issues',
  query: ({ filter }, page) => queryOf(listIssues, { ...filter, facets: 1, page }),
})

/** Opened issues, in a sheet over their list. */
export const issues = defineRecords<Issue>('risk.issues', {
  rows: issueRows,
  texts: 'issues',
  read: (id) => queryOf(getIssue, { id }),
  current: currentBy(issue),
  outboxName: ({ id, title, titleEn }) => ({ record: `issue:${id}`, label: textIn(title, titleEn, currentLanguage()) }),
  // It may be in another list, the log of its customer says so, and an issue that is no longer open ends its to-do.
  changed: (core, { customer }) => {
    core.store(issueRows).invalidate()
    core.invalidateRecord(customer.id)
    todosChanged(core)
  },
})

export const step = defineMove(issues, 'step', (record, entered: { readonly text: string }) =>
  queryOf(addStep, { ...versionOf(record), ...entered }),
)

const moveTo = (to: (typeof ISSUE_STATES)[number]) =>
  defineMove(issues, to, (record, entered: { readonly reason: string }) =>
    queryOf(moveIssue, { ...versionOf(record), to, ...entered }),
  )
/** Moves by the state that they lead to. */
export const issueMoves = { open: moveTo('open'), watching: moveTo('watching'), closed: moveTo('closed') }
