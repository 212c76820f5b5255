import * as v from 'valibot'
import { by, defineFilters } from '#base/wire'

/** Words and filters of the area, shared by addresses, calls and the simulator. */

export const STATES = ['open', 'closed'] as const
export type State = (typeof STATES)[number]

export const TABS = ['open', 'closed', 'all'] as const
/** `late`: open, and its day is over. */
export const filters = defineFilters({ late: by.flag })
/** Search parameters of the list. */
export const search = { tab: v.optional(v.picklist(TABS)), ...filters.entries }
