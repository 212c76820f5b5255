import * as v from 'valibot'
import { by, defineFilters } from '#base/wire'
import { NEED_STATES, PURPOSES, TABS, VISIT_STATES } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls (domain/visits.md 4). */

/** Sort `seen`: the last check-in first. */
export const visitFilters = defineFilters(
  {
    start: by.day,
    end: by.day,
    states: by.words(VISIT_STATES),
    purposes: by.words(PURPOSES),
    owners: by.ids,
    custId: by.record,
    clueId: by.record,
  },
  { sorts: ['from', 'distance', 'seen'], ranges: [['start', 'end']] },
)
/** Search parameters of /visitList. */
export const visitSearch = { tab: v.optional(v.picklist(TABS)), ...visitFilters.entries }

/** `due`: up to this day. */
export const needFilters = defineFilters({ states: by.words(NEED_STATES), due: by.day })

/** Of the visits of one customer or lead. */
export const historyFilters = defineFilters({ start: by.day, end: by.day }, { ranges: [['start', 'end']] })
export const historySearch = historyFilters.entries
