import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import {
  type CenterRequest,
  decideRequest,
  getRequest,
  listRequests,
  request,
  submitRequest,
  withdrawRequest,
} from './api'
import { costProfitCenterAdd, costProfitCenterList } from './routes'
import { requestFilters } from './rules/filters'
import { TABS } from './rules/vocabulary'

export const requestRows = defineRows<CenterRequest>('cost-center.rows')

/** Opened requests (/costProfitCenterAdd). */
export const requests = defineRecords<CenterRequest>('cost-center.requests', {
  rows: requestRows,
  read: (id) => queryOf(getRequest, { id }),
  current: currentBy(request),
  changed: (core) => core.store(requestRows).invalidate(),
})

export const submit = defineMove(requests, 'submit', (record) => queryOf(submitRequest, versionOf(record)))
export const withdraw = defineMove(requests, 'withdraw', (record) => queryOf(withdrawRequest, versionOf(record)))

interface Decision {
  readonly comment?: string | undefined
  /** As finance corrects it. */
  readonly code?: string | undefined
}

export const approve = defineMove(requests, 'approve', (record, { comment, code }: Decision) =>
  queryOf(decideRequest, { ...versionOf(record), decision: 'approve', comment, code }),
)
export const returnRequest = defineMove(requests, 'return', (record, { comment }: Decision) =>
  queryOf(decideRequest, { ...versionOf(record), decision: 'return', comment }),
)

/** Requests of the user, those that wait for them, and those that are over (/costProfitCenterList). */
export const requestListing = defineList({
  route: costProfitCenterList,
  rows: requestRows,
  filters: requestFilters,
  tabs: TABS,
  query: ({ tab, filter }, page) => queryOf(listRequests, { tab, ...filter, page }),
  sorts: () => ['updated', 'from'],
  detail: costProfitCenterAdd,
})

/** Stores of the area that live longer than a screen. */
export default [requestRows, requests]
