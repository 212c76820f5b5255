import { defineList, defineListFigures, type Question } from '#kit/lists'
import { ask } from '#kit/records'
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
import { askedOf, type LeadFilter, leadFilters, SORTS, type Sort, TABS, type Tab } from '../rules/filters'
import { leadStore } from './LeadStore'

type LeadQuestion = Question<Tab, LeadFilter>

/** Sort orders of a tab, the usual one first: my leads by next step, others in the order of the back end. */
export function sortsOf(tab: Tab): readonly (Sort | 'usual')[] {
  if (tab === 'mine') return ['nextStep', ...SORTS.filter((sort) => sort !== 'nextStep')]
  return ['usual', ...SORTS.filter((sort) => tab === 'org' || (sort !== 'nextStep' && sort !== 'lastContact'))]
}

/** Figures over a filtered list. */
export function askSums({ tab, filter, position }: LeadQuestion) {
  const query = { ...askedOf(tab, filter), ...position }
  return tab === 'mine' ? ask(getClueOwnSum, query) : ask(getClueSum, { ...query, type: tab })
}

/** A page of a list of leads. */
export function askLeads({ tab, filter, position }: LeadQuestion, page: number, size?: number) {
  const query = { ...askedOf(tab, filter), ...position, page, ...(size !== undefined && { size }) }
  return tab === 'mine' ? ask(getClueOwnList, query) : ask(getClueList, { ...query, type: tab })
}

/** The lead lists: public pool, mine, organisation (/clueList). */
export const leadList = defineList({
  route: clueList,
  rows: leadStore,
  filters: leadFilters,
  // Without a tab in the address the user's own leads: their first rows need no other call.
  tabs: ['mine', 'pool', 'org'],
  ask: (question, page) => askLeads(question, page),
  count: askSums,
  sorts: sortsOf,
  needsPosition: ({ sort, radius }) => sort === 'distance' || radius !== undefined,
  hasDistances: true,
  detail: clueDetail,
})

/** Sums of the lead lists, and the tabs that the user may see, which are asked for once per sign-in. */
export const leadFigures = defineListFigures('leads.lists', leadList, {
  sums: askSums,
  order: TABS,
  optionalTabs: { mine: () => ask(isShowMyClue, {}), org: () => ask(isManagementArea, {}) },
  instead: ({ mine, org }, own: LeadSums | undefined) => {
    const hasNone = !mine || (org === true && own?.total === 0)
    if (!hasNone) return undefined
    return org ? 'org' : 'pool'
  },
})
