import { defineList } from '#kit/lists'
import { ask } from '#kit/records'
import { getClueListForMapCount, getClueListForMapPage } from '../api'
import { clueMap } from '../routes'
import { askedOf, leadFilters } from '../rules/filters'
import { leadStore } from './LeadStore'

/** All leads with a place that the user may see, for the filter of the map. */
export const mapList = defineList({
  route: clueMap,
  rows: leadStore,
  filters: leadFilters,
  tabs: ['all'],
  ask: ({ filter, position }, page) => ask(getClueListForMapPage, { ...askedOf('all', filter), ...position, page }),
  count: ({ filter, position }) => ask(getClueListForMapCount, { ...askedOf('all', filter), ...position }),
})
