import { defineFilters, type ListResponse } from '#base/wire'
import { searchCustomers } from '#domain/directory'
import { defineList, defineRows } from '#kit/lists'
import { fixedQuery, queryOf } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import { customerSearchList } from '../routes'

/** Search over all companies, whoever they belong to (/customerSearchList). */

type Found = ResponseOf<typeof searchCustomers>['items'][number]
/** A company that was found: a customer, a lead, or neither. */
export type FoundCompany = Found & { readonly id: string }

export const foundCompanies = defineRows<FoundCompany>('customer.found')

/** Characters below which nothing is searched. */
export const SHORTEST = 2

const found = ({ items, ...rest }: ListResponse<Found>): ListResponse<FoundCompany> => ({
  ...rest,
  items: items.map((item) => ({ ...item, id: item.custId ?? item.clueId ?? item.creditCode ?? item.name })),
})
const NONE: ListResponse<FoundCompany> = { items: [], total: 0 }

export const companySearch = defineList({
  route: customerSearchList,
  rows: foundCompanies,
  filters: defineFilters({}, { sorts: [] }),
  texts: 'search',
  query: ({ filter: { keyword = '' } }, page) =>
    keyword.trim().length < SHORTEST ? fixedQuery(NONE) : queryOf(searchCustomers, { keyword, page }, found),
})
