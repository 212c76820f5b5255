import { defineList } from '#kit/lists'
import { queryOf } from '#kit/records'
import { getClueListForMapCount, getClueListForMapPage } from '../api'
import { clueMap } from '../routes'
import { leadFilters, sentFilterOf } from '../rules/filters'
import { leadStore } from './LeadStore'

/** All leads with a place that the user may see, for the filter of the map. */
export const mapList = defineList({
  route: clueMap,
  rows: leadStore,
  filters: leadFilters,
  tabs: ['all'],
  query: ({ filter, position }, page) =>
    queryOf(getClueListForMapPage, { ...sentFilterOf('all', filter), ...position, page }),
  count: ({ filter, position }) => queryOf(getClueListForMapCount, { ...sentFilterOf('all', filter), ...position }),
})
