import { defineRows } from '#src/lists'
import { ask, currentBy, defineRecords, type Loadable } from '#src/records'
import { type Company, type CompanyRow, company, getCompany } from '../api/company'

/** Companies as the lists show them. An answer without a distance keeps the known one. */
export const companyRows = defineRows<CompanyRow>('customer.rows', {
  merge: (row, known) => ({ ...row, distance: row.distance ?? known?.distance }),
})

type None = Readonly<Record<never, never>>

/** Opened companies (/customerDetails and the pages below it). */
export const companies = defineRecords<Company, None, None, Loadable, CompanyRow>('customer.companies', {
  rows: companyRows,
  read: (custId) => ask(getCompany, { custId }),
  current: currentBy(company),
})
