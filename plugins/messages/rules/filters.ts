import * as v from 'valibot'
import { by, defineFilters } from '#base/wire'
import { TABS } from './vocabulary'

export const messageFilters = defineFilters({ unread: by.flag })

/** Search parameters of /messageCate. */
export const messageSearch = { tab: v.optional(v.picklist(TABS)), ...messageFilters.entries }
