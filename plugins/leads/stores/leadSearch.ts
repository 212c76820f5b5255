import { defineList } from '#kit/lists'
import { ask } from '#kit/records'
import { findClue } from '../api'
import { clueDetail, clueSearchList } from '../routes'
import { searchFilters } from '../rules/filters'
import { leadStore } from './LeadStore'

/** Search over all leads that the user may see (/clueSearchList). */
export const leadSearch = defineList({
  route: clueSearchList,
  rows: leadStore,
  filters: searchFilters,
  ask: ({ filter: { keyword = '' } }, page) => ask(findClue, { keyword, page }),
  detail: clueDetail,
})
