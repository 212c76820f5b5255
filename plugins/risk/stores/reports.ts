import { todosChanged } from '#domain/todos'
import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { commentReport, getReport, type Report, report, saveReport, withdrawReport } from '../api/reports'

/** Biweekly reports: the opened one, its moves (domain/risk.md 2). */

export const reportRows = defineRows<Report>('risk.reportRows')

/** Opened reports; one of somebody else is read by being opened. */
export const reports = defineRecords<Report>('risk.reports', {
  rows: reportRows,
  read: (id) => queryOf(getReport, { id, seen: true }),
  current: currentBy(report),
  texts: 'reportDetail',
  outboxName: ({ id, period }) => ({ record: `report:${id}`, label: period }),
  // Submitting a report ends its to-do.
  changed: todosChanged,
})

/** Saves a draft while it is written. */
export const save = defineMove(reports, 'save', (record, { highlights }: { readonly highlights: string }) =>
  queryOf(saveReport, { ...versionOf(record), highlights }),
)
export const withdraw = defineMove(reports, 'withdraw', (record) => queryOf(withdrawReport, versionOf(record)))
export const comment = defineMove(reports, 'comment', (record, { text }: { readonly text: string }) =>
  queryOf(commentReport, { ...versionOf(record), text }),
)
