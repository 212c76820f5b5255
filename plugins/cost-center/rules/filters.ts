import * as v from 'valibot'
import { recordId } from '#base/routes'
import { by, defineFilters, optional } from '#base/wire'
import { ACTIONS, KINDS, MODES, STATES, TABS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. */
export const requestFilters = defineFilters(
  { kind: by.words(KINDS), action: by.words(ACTIONS), state: by.words(STATES), org: by.ids },
  { sorts: ['updated', 'from'] },
)
/** `validOn`: centers that are valid on this day. */
export const centerFilters = defineFilters({ kind: by.word(KINDS), org: by.ids, validOn: by.day })

/** Search parameters of /costProfitCenterList; `marked`: a request that was just sent. */
export const requestSearch = {
  tab: optional(v.picklist(TABS)),
  ...requestFilters.entries,
  marked: optional(recordId),
}

/** Search parameters of /costProfitIframe. */
export const launchSearch = { mode: v.optional(v.picklist(MODES), 'new'), id: optional(recordId) }
