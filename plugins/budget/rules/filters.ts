import * as v from 'valibot'
import { by, defineFilters, flag, optional } from '#base/wire'
import { KINDS, SCOPES, STATES, TABS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. */

export const estimateFilters = defineFilters(
  { kind: by.word(KINDS), state: by.word(STATES), businessId: by.record },
  { sorts: ['updated', 'total', 'irr'] },
)
/** Search parameters of /project-butget. */
export const estimateSearch = { tab: optional(v.picklist(TABS)), ...estimateFilters.entries }

/** A page waits for what is chosen; without it, the choice leads on. */
const choosing = optional(flag)

export const templateFilters = defineFilters({ scope: by.word(SCOPES), kind: by.word(KINDS) })
/** Search parameters of /SelecTemplate and /Customtemplate. */
export const templateSearch = { ...templateFilters.entries, choosing }

export const businessFilters = defineFilters({ custId: by.id })
/** Search parameters of /connectBus. */
export const businessSearch = { ...businessFilters.entries, choosing }
