import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { findClue } from '../api'
import { clueDetail, clueSearchList } from '../routes'
import { searchFilters } from '../rules/filters'
import { leadStore } from './LeadStore'

/** Search over all leads that the user may see (/clueSearchList). */
export const leadSearch = defineList({
  route: clueSearchList,
  rows: leadStore,
  filters: searchFilters,
  query: ({ filter: { keyword = '' } }, page) => queryOf(findClue, { keyword, page }),
  detail: clueDetail,
})
