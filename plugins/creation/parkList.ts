import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { listParks } from './api'
import { parkRows } from './records'
import { customerElectric } from './routes'
import { parkFilters } from './rules/filters'

/** Parks that the user may see (/customerElectric). */
export const parkList = defineList({
  route: customerElectric,
  rows: parkRows,
  filters: parkFilters,
  query: ({ filter }, page) => queryOf(listParks, { ...filter, page }),
  detail: customerElectric,
})
