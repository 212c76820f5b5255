import { defineList } from '#kit/lists'
import { ask } from '#kit/records'
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
  ask: ({ filter }, page) => ask(listGrants, { ...filter, page }),
})

/** Applications: those of the user by state, and those that wait for the user's decision (/record). */
export const applicationList = defineList({
  route: record,
  rows: applicationRows,
  filters: applicationFilters,
  texts: 'applicationList',
  tabs: TABS,
  ask: ({ tab, filter }, page) => ask(listApplications, { tab, ...filter, page }),
  detail: recordDetail,
})
