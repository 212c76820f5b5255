import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { listApplications, listGrants } from './api'
import { applicationRows, grantRows } from './records'
import { record, recordDetail, roleList } from './routes'
import { applicationFilters, grantFilters } from './rules/filters'
import { TABS } from './rules/vocabulary'

/** Roles of the user (/roleList). */
export const grantList = defineList({
  route: roleList,
  rows: grantRows,
  filters: grantFilters,
  texts: 'roleList',
  query: ({ filter }, page) => queryOf(listGrants, { ...filter, page }),
})

/** Applications: those of the user by state, and those that wait for the user's decision (/record). */
export const applicationList = defineList({
  route: record,
  rows: applicationRows,
  filters: applicationFilters,
  texts: 'applicationList',
  tabs: TABS,
  query: ({ tab, filter }, page) => queryOf(listApplications, { tab, ...filter, page }),
  detail: recordDetail,
})
