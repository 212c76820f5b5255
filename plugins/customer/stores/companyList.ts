import { countsByWord } from '#base/wire'
import { scaleCodes } from '#domain/companies/rules'
import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { countCompanies, listCompanies } from '../api/company'
import { customerDetails, customerList } from '../routes'
import { companyFilters } from '../rules/filters'
import { TABS } from '../rules/vocabulary'
import { companyRows } from './companyRows'

/** Customers: mine, of my organisation, followed (/customerList). */
export const companyList = defineList({
  route: customerList,
  rows: companyRows,
  filters: companyFilters,
  tabs: TABS,
  query: ({ tab, filter, position }, page) => queryOf(listCompanies, { tab, ...filter, ...position, page }),
  count: ({ tab, filter, position }) =>
    queryOf(countCompanies, { tab, ...filter, ...position }, ({ total, facets = {} }) => ({
      total,
      facets: { ...facets, scales: countsByWord(scaleCodes, facets.scales) },
    })),
  sorts: () => ['gas', 'change', 'lastVisit', 'distance'],
  needsPosition: ({ sort }) => sort === 'distance',
  hasDistances: true,
  detail: customerDetails,
})
