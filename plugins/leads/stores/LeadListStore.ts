import { Answers, type Asked } from '#kit/records'
import { defineStore } from '#platform/core'
import { isManagementArea, isShowMyClue, type LeadSums } from '../api'
import { leadFilters } from '../rules/filters'
import { askSums, type LeadQuestion } from './leadList'

/** Optional tabs that the user may see. */
interface OwnTabs {
  readonly mine: boolean
  readonly org: boolean
}

const askTabs = (): Asked<OwnTabs> => ({
  questions: [isShowMyClue, isManagementArea].map((call) => ({ call, request: {} })),
  pick: ([mine, org]) => ({ mine: mine === true, org: org === true }),
})

/** Key of a sum; independent of the sort order, and of the position unless there is a radius. */
function keyOf({ tab, filter, position }: LeadQuestion): string {
  const { sort: _, ...rest } = filter
  const around = rest.radius === undefined ? undefined : position
  return JSON.stringify([tab, leadFilters.toWire(rest), around])
}

/** Data around the lists: sums of filtered lists, and the permitted tabs, which are asked for once per sign-in. */
export const leadListStore = defineStore('leads.lists', (core) => ({
  sums: new Answers<LeadQuestion, LeadSums>(core, askSums, keyOf),
  tabs: new Answers<void, OwnTabs>(core, askTabs, () => ''),
}))
