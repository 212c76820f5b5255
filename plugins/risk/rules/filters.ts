import * as v from 'valibot'
import { by, defineFilters, optional } from '#base/wire'
import { BOUNCE_STATES, COMPETITIVE_LEVELS, DIRECTIONS, GRANULARITIES, KINDS, levels } from './vocabulary'

/** Tabs and filters of the area's lists, shared by addresses, calls and the simulator. */

export const WARNING_TABS = ['open', 'handled', 'closed', 'all'] as const
/** `due`: the user's own that are due today or late. */
export const warningFilters = defineFilters(
  {
    granularity: by.words(GRANULARITIES),
    level: by.words(levels),
    direction: by.words(DIRECTIONS),
    org: by.ids,
    custId: by.record,
    mine: by.flag,
    due: by.flag,
  },
  { sorts: ['level', 'change', 'date'] },
)
/** Search parameters of /gasRisk. */
export const warningSearch = { tab: optional(v.picklist(WARNING_TABS)), ...warningFilters.entries }

export const COMPETITIVE_TABS = ['open', 'measured', 'closed', 'all'] as const
export const competitiveFilters = defineFilters(
  { kind: by.words(KINDS), level: by.words(COMPETITIVE_LEVELS), custId: by.record, mine: by.flag, due: by.flag },
  { sorts: ['level', 'date'] },
)
/** Of rebounds; `due`: the user's own that are due today or late. */
export const bounceFilters = defineFilters({ state: by.word(BOUNCE_STATES), due: by.flag })

/** Search parameters of /competitiveRisk. */
export const competitiveSearch = { tab: optional(v.picklist(COMPETITIVE_TABS)), ...competitiveFilters.entries }
