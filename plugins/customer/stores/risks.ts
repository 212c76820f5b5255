import { countsByWord } from '#base/wire'
import { defineList, defineRows } from '#kit/lists'
import { defineRecords, queryOf } from '#kit/records'
import { getRisk, listRisks, type Risk } from '../api/risk'
import { RISK_KINDS, type RiskKind, ROLES, riskFilters } from '../rules/riskKinds'
import { riskPages, riskRoutes } from '../rules/riskRoutes'

/** Records of legal risk: rows, opened records, and the nine lists. */

export const riskRows = defineRows<Risk>('customer.riskRows')

export const risks = defineRecords<Risk>('customer.risks', {
  rows: riskRows,
  read: (id) => queryOf(getRisk, { id }),
  texts: 'riskDetail',
})

/** The lists by kind. Opening one marks its kind as seen. */
export const riskLists = Object.fromEntries(RISK_KINDS.map((kind) => [kind, listOf(kind)])) as Readonly<
  Record<RiskKind, ReturnType<typeof listOf>>
>

/** Rows of a kind with a details page open it, those of other kinds open a sheet over the list. */
function listOf(kind: RiskKind) {
  const page = riskPages[kind]
  return defineList({
    route: riskRoutes[kind],
    rows: riskRows,
    filters: riskFilters,
    texts: 'riskList',
    ofRecord: true,
    query: ({ of = '', filter }, page) => queryOf(listRisks, { custId: of, kind, ...filter, page, seen: 1 }),
    count: ({ of = '', filter }) =>
      queryOf(listRisks, { custId: of, kind, ...filter, page: 1, facets: 1 }, ({ total, facets = {} }) => ({
        total,
        facets: { ...facets, role: countsByWord(ROLES, facets.role) },
      })),
    ...(page && { detail: page }),
  })
}
