import { defineFilters, type ListAnswer } from '#base/wire'
import { searchCustomers } from '#domain/directory'
import { defineList, defineRows } from '#kit/lists'
import { ask, known } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import { customerSearchList } from '../routes'

/** Search over all companies, whoever they belong to (/customerSearchList). */

type Found = ResponseOf<typeof searchCustomers>['items'][number]
/** A company that was found: a customer, a lead, or neither. */
export type FoundCompany = Found & { readonly id: string }

export const foundCompanies = defineRows<FoundCompany>('customer.found')

/** Characters below which nothing is searched. */
export const SHORTEST = 2

const found = ({ items, ...rest }: ListAnswer<Found>): ListAnswer<FoundCompany> => ({
  ...rest,
  items: items.map((item) => ({ ...item, id: item.custId ?? item.clueId ?? item.creditCode ?? item.name })),
})
const NONE: ListAnswer<FoundCompany> = { items: [], total: 0 }

export const companySearch = defineList({
  route: customerSearchList,
  rows: foundCompanies,
  filters: defineFilters({}, { sorts: [] }),
  texts: 'search',
  ask: ({ filter: { keyword = '' } }, page) =>
    keyword.trim().length < SHORTEST ? known(NONE) : ask(searchCustomers, { keyword, page }, found),
})
