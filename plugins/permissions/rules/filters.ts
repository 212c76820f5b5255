import * as v from 'valibot'
import { by, defineFilters, optional } from '#base/wire'
import { GRANT_STATES, KINDS, TABS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. */

export const grantFilters = defineFilters({ state: by.words(GRANT_STATES) })
export const applicationFilters = defineFilters({ kind: by.word(KINDS) })

/** Search parameters of /roleList; `id` is the role whose details are shown. */
export const grantSearch = { ...grantFilters.entries, id: optional(v.pipe(v.string(), v.regex(/^GR-\d+$/))) }
/** Search parameters of /record. */
export const applicationSearch = { tab: v.optional(v.picklist(TABS)), ...applicationFilters.entries }
