import * as v from 'valibot'
import { defineRecent } from '#kit/records'

/** The user's last search texts. */
export const recentSearches = defineRecent('core.recentSearches', v.string(), {
  most: 8,
  isSame: (a, b) => a === b,
})
