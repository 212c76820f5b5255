import { defineRoute, lazySearch, optional, recordId } from '#base/routes'

/** Routes of the cost-center area (section 2). */

/** Filter of the requests (domain/cost-center.md 4). */
interface RequestFilter {
  readonly tab?: 'mine' | 'toApprove' | 'done' | undefined
  readonly kind?: 'cost' | 'profit' | undefined
  readonly action?: 'new' | 'change' | 'close' | undefined
  readonly state?: 'draft' | 'step1' | 'step2' | 'returned' | 'withdrawn' | 'done' | undefined
  readonly org?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'updated' | 'from' | undefined
}

export const costProfitCenterList = defineRoute('/costProfitCenterList', { search: lazySearch<RequestFilter>() })
/** A request; a new one without `id`. */
export const costProfitCenterAdd = defineRoute('/costProfitCenterAdd', { search: { id: optional(recordId) } })
export const costProfitIframe = defineRoute('/costProfitIframe', {
  search: lazySearch<{ mode: 'new' | 'view'; id?: string | undefined }>(),
})
