import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineDecisions, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import {
  type Contract,
  type ContractCourse,
  contract,
  decideContract,
  getContract,
  getCourse,
  getFiles,
  listContracts,
  remindPayment,
  withdrawContract,
} from './api'
import { contractList } from './routes'
import { contractFilters } from './rules/filters'
import { DECISIONS, TABS } from './rules/vocabulary'

export const contractRows = defineRows<Contract>('contracts.rows')

interface Parts {
  readonly course: ContractCourse
  readonly files: ResponseOf<typeof getFiles>
}

/** Opened contracts, in a sheet over their list (/contractList). */
export const contracts = defineRecords<Contract, Readonly<Record<never, never>>, Parts>('contracts.contracts', {
  rows: contractRows,
  read: (id) => queryOf(getContract, { id }),
  parts: { course: (id) => queryOf(getCourse, { id }), files: (id) => queryOf(getFiles, { id }) },
  current: currentBy(contract),
  dependents: ['course'],
  changed: (core) => core.store(contractRows).invalidate(),
})

export const decisions = defineDecisions(contracts, decideContract, DECISIONS, { reload: ['course'] })

export const withdraw = defineMove(contracts, 'withdraw', (record) => queryOf(withdrawContract, versionOf(record)), {
  reload: ['course'],
})

/** Reminds of the payment with this number. */
export const remind = defineMove(contracts, 'remind', (record, no: number) =>
  queryOf(remindPayment, { ...versionOf(record), no }),
)

/** Contracts by state, and those that wait for the user’s decision (/contractList). */
export const contractListing = defineList({
  route: contractList,
  rows: contractRows,
  filters: contractFilters,
  // Most visits are for a contract that runs.
  tabs: ['active', ...TABS.filter((tab) => tab !== 'active')],
  query: ({ tab, filter }, page) => queryOf(listContracts, { tab, ...filter, page }),
  sorts: () => ['updated', 'daysLeft', 'amount', 'signed'],
})

/** Stores of the area that live longer than a screen. */
export default [contractRows, contracts]
