import { defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, defineResource, queryOf, versionOf } from '#kit/records'
import { commentReport, getReport, listReports, type Report, report, saveReport, withdrawReport } from '../api/reports'
import { todoRows } from './todos'

/** Biweekly reports: the user's own, the opened one, its moves (domain/risk.md 2). */

export const reportRows = defineRows<Report>('risk.reportRows')

/** The user's own reports, latest first. */
export const ownReports = defineResource('risk.ownReports', () => queryOf(listReports, { scope: 'own' }))

/** Opened reports; one of somebody else is read by being opened. */
export const reports = defineRecords<Report>('risk.reports', {
  rows: reportRows,
  read: (id) => queryOf(getReport, { id, seen: true }),
  current: currentBy(report),
  texts: 'reportDetail',
  outboxName: ({ id, period }) => ({ record: `report:${id}`, label: period }),
  changed: (core) => {
    core.store(ownReports).invalidate()
    // Submitting a report ends its to-do.
    core.store(todoRows).invalidate()
  },
})

/** Saves a draft while it is written. */
export const save = defineMove(reports, 'save', (record, { highlights }: { readonly highlights: string }) =>
  queryOf(saveReport, { ...versionOf(record), highlights }),
)
export const withdraw = defineMove(reports, 'withdraw', (record) => queryOf(withdrawReport, versionOf(record)))
export const comment = defineMove(reports, 'comment', (record, { text }: { readonly text: string }) =>
  queryOf(commentReport, { ...versionOf(record), text }),
)
