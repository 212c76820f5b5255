import { defineRoute, lazySearch } from '#base/routes'
import type { contractSearch, launchSearch } from './rules/filters'

/** Routes of the contracts area (section 2). */

export const contractList = defineRoute('/contractList', { search: lazySearch<typeof contractSearch>() })
/** The page of the contract system (domain/contracts.md 3). */
export const contractIframe = defineRoute('/contractIframe', { search: lazySearch<typeof launchSearch>() })
