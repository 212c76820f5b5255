import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineDecisions, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { defineStore } from '#platform/core'
import {
  type CenterRequest,
  decideRequest,
  deleteRequest,
  getRequest,
  listRequests,
  request,
  restoreRequest,
  submitRequest,
  withdrawRequest,
} from './api'
import { costProfitCenterAdd, costProfitCenterList } from './routes'
import { requestFilters } from './rules/filters'
import { DECISIONS, TABS } from './rules/vocabulary'

export const requestRows = defineRows<CenterRequest>('cost-center.rows')

/** Opened requests (/costProfitCenterAdd). */
export const requests = defineRecords<CenterRequest>('cost-center.requests', {
  rows: requestRows,
  read: (id) => queryOf(getRequest, { id }),
  current: currentBy(request),
  changed: (core) => core.store(requestRows).invalidate(),
})

/** What was entered for a new center while one that is changed lends its code, by request: it is not saved with it. */
export const newCodes = defineStore('cost-center.newCodes', () => new Map<string, string>())

export const submit = defineMove(requests, 'submit', (record) => queryOf(submitRequest, versionOf(record)))
export const withdraw = defineMove(requests, 'withdraw', (record) => queryOf(withdrawRequest, versionOf(record)))

/** Deletes a draft; the record stays as it was, for its undo. */
export const remove = defineMove(
  requests,
  'delete',
  (record) => queryOf(deleteRequest, versionOf(record), () => record),
  { undo: (record) => queryOf(restoreRequest, versionOf(record)) },
)

/** Finance may correct the code with its approval. */
export const decisions = defineDecisions(requests, decideRequest, DECISIONS)

/** The user's requests, those that wait for them, those that are over or passed on by them (/costProfitCenterList). */
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
