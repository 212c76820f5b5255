import * as v from 'valibot'
import { ENERGIES } from '#base/energy'
import { by, day, defineFilters, optional } from '#base/wire'
import { categories, ITEM_KINDS, scenes, TABS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. */

export const itemFilters = defineFilters({
  category: by.word(categories),
  kind: by.word(ITEM_KINDS),
  tags: by.ids,
})
/** Search parameters of /knowledgeList. */
export const itemSearch = { tab: optional(v.picklist(TABS)), ...itemFilters.entries }

export const programmeFilters = defineFilters({ scene: by.word(scenes), industries: by.ids, favourite: by.flag })
/** Search parameters of /programList. */
export const programmeSearch = programmeFilters.entries

export const caseFilters = defineFilters({ industries: by.ids })
/** Search parameters of the list of cases. */
export const caseSearch = caseFilters.entries

/** Search parameters of /energyRule; `at`: the day on which a price holds. */
export const priceSearch = {
  areaCode: optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
  energy: optional(v.picklist(ENERGIES)),
  at: optional(day),
}
