import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { listAdvice, listPartners, recentPartners } from './api'
import { adviceRows, partnerRows } from './records'
import { advices, choosePartner, salesSolutionsAdviceDetails } from './routes'
import { adviceFilters, PARTNER_TABS, partnerFilters } from './rules/filters'

/** Partners to choose from, all or those chosen last (/choosePartner). */
export const partnerList = defineList({
  route: choosePartner,
  rows: partnerRows,
  filters: partnerFilters,
  texts: 'partners',
  tabs: PARTNER_TABS,
  query: ({ tab, filter }, page) => queryOf(tab === 'recent' ? recentPartners : listPartners, { ...filter, page }),
  // Those chosen last come in that order at first.
  sorts: (tab) => (tab === 'recent' ? ['usual', 'deals', 'name'] : ['deals', 'name']),
})

/** Advice that the user may see. */
export const adviceList = defineList({
  route: advices,
  rows: adviceRows,
  filters: adviceFilters,
  query: ({ filter }, page) => queryOf(listAdvice, { ...filter, page }),
  detail: salesSolutionsAdviceDetails,
})
