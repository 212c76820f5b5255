import { defineRows } from '#kit/lists'
import { queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { type CompanyRow, followCompany } from '../api/company'

/** Companies as the lists show them. A response without a distance does not overwrite the cached one. */
export const companyRows = defineRows<CompanyRow>('customer.rows', {
  merge: (row, known) => ({ ...row, distance: row.distance ?? known?.distance }),
})

/** Follows or unfollows a company; an optimistic change. Rejects if the server refuses. */
export function follow(core: Core, custId: string, on: boolean): Promise<void> {
  return core.store(companyRows).change(custId, 'followed', on, queryOf(followCompany, { custId, on }))
}

/** The same beside its lists. */
export const followOnPage = (core: Core, custId: string, on: boolean): Promise<void> =>
  core.store(companyRows).staleAfter(follow(core, custId, on))
