import { defineRoute, flag, lazySearch, optional, recordId } from '#base/routes'
import type { launchSearch, requestSearch } from './rules/filters'

/** Routes of the cost-center area (section 2). */

export const costProfitCenterList = defineRoute('/costProfitCenterList', {
  search: lazySearch<typeof requestSearch>(),
  identity: [],
})
/** A request, its form with `edit`, its form if it is returned with `returned`; a new one without `id`. */
export const costProfitCenterAdd = defineRoute('/costProfitCenterAdd', {
  search: { id: optional(recordId), edit: optional(flag), returned: optional(flag) },
})
/** The page of the accounting system (domain/cost-center.md 3). */
export const costProfitIframe = defineRoute('/costProfitIframe', { search: lazySearch<typeof launchSearch>() })
