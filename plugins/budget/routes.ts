import { defineChooser, defineRoute, lazySearch, number, optional, recordId } from '#base/routes'

/** Routes of the budget area (section 2; editor and print view are ours); `id` is the estimate's. */

type ProjectKind = 'pv' | 'storage' | 'boiler' | 'gas' | 'station'
/** Filter of the estimates (domain/budget.md 5). */
interface EstimateFilter {
  readonly tab?: 'mine' | 'org' | 'toApprove' | undefined
  readonly kind?: ProjectKind | undefined
  readonly state?: 'draft' | 'submitted' | 'approved' | 'returned' | 'archived' | undefined
  readonly businessId?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'updated' | 'total' | 'irr' | undefined
}
/** A business opportunity that an estimate is linked to. */
export interface LinkedBusiness {
  readonly businessId: string
  readonly name: string
  readonly custId?: string | undefined
}

const anId = optional(recordId)
const ofKind = { search: lazySearch<{ kind?: ProjectKind | undefined }>() }

export const projectButget = defineRoute('/project-butget', { search: lazySearch<EstimateFilter>() })
/** System templates, and the user's own; each returns the id of the template to start from. */
export const selecTemplate = defineChooser<string>()('/SelecTemplate', ofKind)
export const customtemplate = defineChooser<string>()('/Customtemplate', ofKind)
/** `id` is the template's; a new one without it. */
export const newcustomtemplate = defineRoute('/Newcustomtemplate', { search: { id: anId } })
export const connectBus = defineChooser<LinkedBusiness>()('/connectBus', {
  search: lazySearch<{ keyword?: string | undefined; custId?: string | undefined }>(),
})
/** `id` is the template's. */
export const templateHistory = defineRoute('/templateHistory', { search: { id: recordId } })
/** The estimate itself; a new one without `id`, from a template or blank. */
export const estimate = defineRoute('/x/budget/estimate', {
  search: { id: anId, templateId: anId, businessId: anId },
})
/** `version`: number of the version; the current one without it. */
export const print = defineRoute('/x/budget/print', { search: { id: recordId, version: optional(number) } })
