import { defineChooser, defineRoute, flag, lazySearch, list, optional, recordId } from '#base/routes'
import type { Ref } from '#domain/directory'
import type { adviceSearch, partnerSearch, solutionSearch } from './rules/filters'

/** Routes of the todo-crm area (section 2; the list of advice is ours). */

const anId = optional(recordId)

/** Section 2 registers this path twice; it is one page. Returns the ids of the chosen partners. */
export const choosePartner = defineChooser<readonly string[]>()('/choosePartner', {
  search: lazySearch<typeof partnerSearch>(),
})
export const advices = defineRoute('/x/todo-crm/advice', { search: lazySearch<typeof adviceSearch>() })
/**
 * An advice, its form with `edit`; a new one without `id`, for a customer, with needs (`steam-high`, or the tag alone).
 */
export const salesSolutionsAdviceDetails = defineRoute('/salesSolutionsAdviceDetails', {
  search: { id: anId, custId: anId, needs: optional(list), edit: optional(flag) },
})
/** Chooses a solution by a customer's needs. */
export const salesSolutionsAdviceSelect = defineChooser<Ref>()('/salesSolutionsAdviceSelect', {
  search: lazySearch<typeof solutionSearch>(),
})
/** The team with this id, or that of an opportunity; with neither, one of the customer's is chosen first. */
export const teamManagement = defineRoute('/teamManagement', { search: { id: anId, businessId: anId, custId: anId } })
