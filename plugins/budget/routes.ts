import { defineChooser, defineRoute, flag, lazySearch, number, optional, recordId } from '#base/routes'
import type { businessSearch, estimateSearch, templateSearch } from './rules/filters'

/** Routes of the budget area (section 2; editor and print view are ours); `id` is the estimate's. */

/** A business opportunity that an estimate is linked to. */
export interface LinkedBusiness {
  readonly businessId: string
  readonly name: string
  readonly nameEn?: string | undefined
  readonly custId?: string | undefined
}

const anId = optional(recordId)
const ofTemplates = { search: lazySearch<typeof templateSearch>() }

export const projectButget = defineRoute('/project-butget', {
  search: lazySearch<typeof estimateSearch>(),
  identity: [],
})
/** System templates, and the user's own; each returns the id of the template to start from. */
export const selecTemplate = defineChooser<string>()('/SelecTemplate', ofTemplates)
export const customtemplate = defineChooser<string>()('/Customtemplate', ofTemplates)
/** `id` is the template's; a new own one without it, one of the system with `system`. */
export const newcustomtemplate = defineRoute('/Newcustomtemplate', { search: { id: anId, system: optional(flag) } })
export const connectBus = defineChooser<LinkedBusiness>()('/connectBus', {
  search: lazySearch<typeof businessSearch>(),
})
/** `id` is the template's. */
export const templateHistory = defineRoute('/templateHistory', { search: { id: recordId } })
/** The estimate itself, its editor with `edit`; a new one without `id`, from a template or blank. */
export const estimate = defineRoute('/x/budget/estimate', {
  search: { id: anId, edit: optional(flag), templateId: anId, businessId: anId },
})
/** `version`: number of the version; the current one without it. */
export const print = defineRoute('/x/budget/print', { search: { id: recordId, version: optional(number) } })
