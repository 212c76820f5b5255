import { defineList, defineRows } from '#kit/lists'
import { queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { type LogEntry, listLog } from '../api/serviceLog'
import { customerServiceLog } from '../routes'
import { logFilters } from '../rules/logKinds'
import { companies } from './companies'

export const logRows = defineRows<LogEntry>('customer.log')

/** The service log of a company. */
export const logList = defineList({
  route: customerServiceLog,
  rows: logRows,
  filters: logFilters,
  texts: 'log',
  ofRecord: true,
  query: ({ of = '', filter }, page) => queryOf(listLog, { custId: of, ...filter, page }),
})

/**
 * Invalidates the data that shows the log of the company, and who was called, after an entry was written; resolves once
 * the company is refetched, if it was loaded. Never rejects.
 */
export async function logWritten(core: Core, custId: string, contactId?: string): Promise<void> {
  if (contactId !== undefined) core.invalidateRecord(contactId)
  core.store(logRows).invalidate()
  const open = core.store(companies).of(custId)
  open.invalidate('log')
  // A visit is the last one of the company, which its row shows.
  open.main.invalidate()
  if (open.main.value) await open.main.load()
}
