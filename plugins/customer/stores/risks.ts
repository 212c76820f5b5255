import { defineList, defineRows } from '#src/lists'
import { ask, defineRecords } from '#src/records'
import type { Route } from '#src/routes'
import { getRisk, listRisks, type Risk } from '../api/risk'
import * as r from '../routes'
import { riskFilters } from '../rules/riskFilters'
import { type RiskKind, ROLES } from '../rules/riskKinds'

/** Records of legal risk: rows, opened records, and the nine lists. */

export const riskRows = defineRows<Risk>('customer.riskRows')

export const risks = defineRecords<Risk>('customer.risks', { rows: riskRows, read: (id) => ask(getRisk, { id }) })

const recordsOf = async () => risks

/** The lists by kind. Opening one marks its kind as seen. */
export const riskLists = {
  pjws: listOf('pjws', r.customerPjws),
  bzxr: listOf('bzxr', r.customerBzxr),
  laxx: listOf('laxx', r.customerLaxx, r.customerLaxxDetails),
  fygg: listOf('fygg', r.customerFygg),
  ktgg: listOf('ktgg', r.customerKtgg),
  sxxx: listOf('sxxx', r.customerSxxx),
  xzgxf: listOf('xzgxf', r.customerXzgxf, r.customerXzgxfDetails),
  zbaj: listOf('zbaj', r.customerZbaj, r.customerZbajDetails),
  gqdj: listOf('gqdj', r.customerGqdj, r.customerGqdjDetails),
} as const satisfies Readonly<Record<RiskKind, unknown>>

/** A kind with a page of its own opens it, the others open a sheet over the list. */
function listOf(kind: RiskKind, route: Route, page?: Route) {
  return defineList({
    route,
    rows: riskRows,
    filters: riskFilters,
    texts: 'riskList',
    ofRecord: true,
    ask: ({ of = '', filter }, page) => ask(listRisks, { custId: of, kind, ...filter, page, seen: 1 }),
    count: ({ of = '', filter }) =>
      ask(listRisks, { custId: of, kind, ...filter, page: 1, facets: 1 }, ({ total, facets = {} }) => ({
        total,
        facets: { ...facets, role: byWord(facets.role) },
      })),
    ...(page && { detail: { route: page, records: recordsOf } }),
  })
}

/** Counts by role, which the back end counts by code. */
const byWord = (counts: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(ROLES.words.map((word) => [word, counts[ROLES.toWire(word)] ?? 0]))
