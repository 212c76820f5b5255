import * as v from 'valibot'
import { recordId } from '#base/routes'
import { by, defineFilters, list, number, optional } from '#base/wire'
import { adviceStates, MOST_CAPACITY, MOST_PARTNERS, partnerKinds, RATINGS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. */

export const PARTNER_TABS = ['all', 'recent'] as const

export const partnerFilters = defineFilters(
  { kinds: by.words(partnerKinds), rating: by.words(RATINGS), areaCodes: by.ids, skills: by.ids },
  { sorts: ['deals', 'name'] },
)
/** Search parameters of /choosePartner. */
export const partnerSearch = {
  tab: optional(v.picklist(PARTNER_TABS)),
  max: optional(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MOST_PARTNERS))),
  chosen: optional(list),
  /** The partner whose details are shown over the list. */
  id: optional(recordId),
  ...partnerFilters.entries,
}

/** `due`: the user's own recommendations that have waited a week or longer for feedback. */
export const adviceFilters = defineFilters({ states: by.words(adviceStates), custId: by.record, due: by.flag })
/** Search parameters of the list of advice. */
export const adviceSearch = adviceFilters.entries

/** Search parameters of /salesSolutionsAdviceSelect; `needs` are `<tag>-<weight>`. */
export const solutionSearch = {
  custId: optional(v.string()),
  needs: optional(list),
  capacity: optional(v.pipe(number, v.gtValue(0), v.maxValue(MOST_CAPACITY))),
}
