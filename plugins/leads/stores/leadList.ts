import { isKnown } from '#base/wire'
import { defineList, defineListFigures, type ListQuery } from '#kit/lists'
import { queryOf } from '#kit/records'
import {
  getClueList,
  getClueOwnList,
  getClueOwnSum,
  getClueSum,
  isManagementArea,
  isShowMyClue,
  type LeadSums,
} from '../api'
import { clueDetail, clueList } from '../routes'
import {
  type LeadFilter,
  leadFilters,
  OPEN_STATES,
  SORTS,
  type Sort,
  sentFilterOf,
  TABS,
  type Tab,
} from '../rules/filters'
import { LEAD_STATES } from '../rules/vocabulary'
import { leadStore } from './LeadStore'

type LeadQuery = ListQuery<Tab, LeadFilter>

/**
 * The order of a list that names none: my leads by next step, others the nearest first within a radius, else the best.
 */
function usualSort(tab: Tab, { radius }: LeadFilter): Sort {
  if (tab === 'mine') return 'nextStep'
  return radius === undefined ? 'score' : 'distance'
}

/** Sort orders of a tab, the usual one first. Leads of the pool have no next step and no contact. */
export function sortsOf(tab: Tab, filter: LeadFilter): readonly Sort[] {
  const usual = usualSort(tab, filter)
  const has = (sort: Sort) => tab !== 'pool' || (sort !== 'nextStep' && sort !== 'lastContact')
  return [usual, ...SORTS.filter((sort) => sort !== usual && has(sort))]
}

/** Figures over a filtered list. */
export function sumsQuery({ tab, filter, position }: LeadQuery) {
  const query = { ...sentFilterOf(tab, filter), ...position }
  return tab === 'mine' ? queryOf(getClueOwnSum, query) : queryOf(getClueSum, { ...query, type: tab })
}

/** A page of a list of leads. */
export function leadsQuery({ tab, filter, position }: LeadQuery, page: { readonly page: number }) {
  const query = { ...sentFilterOf(tab, filter), ...position, ...page }
  if (tab === 'mine') return queryOf(getClueOwnList, query)
  return queryOf(getClueList, { ...query, type: tab, sort: filter.sort ?? usualSort(tab, filter) })
}

/** The lead lists: public pool, mine, organisation (/clueList). */
export const leadList = defineList({
  route: clueList,
  rows: leadStore,
  filters: leadFilters,
  // Without a tab in the address the user's own leads: their first rows need no other call.
  tabs: ['mine', 'pool', 'org'],
  query: (query, page) => leadsQuery(query, { page }),
  count: sumsQuery,
  leaves: ({ state, owner }, { tab, filter: { states = OPEN_STATES[tab], owners } }) =>
    (isKnown(LEAD_STATES, state) && !states.includes(state)) ||
    (owners !== undefined && owner !== undefined && !owners.includes(owner.id)),
  sorts: sortsOf,
  around: 'radius',
  needsPosition: ({ sort, radius }) => sort === 'distance' || radius !== undefined,
  hasDistances: true,
  detail: clueDetail,
})

/** Sums of the lead lists, and the tabs that the user may see, which are requested once per sign-in. */
export const leadFigures = defineListFigures('leads.lists', leadList, {
  sums: sumsQuery,
  order: TABS,
  optionalTabs: { mine: () => queryOf(isShowMyClue, {}), org: () => queryOf(isManagementArea, {}) },
  instead: ({ mine, org }, own: LeadSums | undefined) => {
    const hasNone = !mine || (org === true && own?.total === 0)
    if (!hasNone) return undefined
    return org ? 'org' : 'pool'
  },
})
