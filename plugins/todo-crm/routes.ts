import { defineChooser, defineRoute, lazySearch, optional, recordId } from '#base/routes'

/** Routes of the todo-crm area (section 2; the list of advice is ours). */

interface PartnerSearch {
  /** At most so many partners, 1 to 20; 5 without it. */
  readonly max?: number | undefined
  /** Ids of the partners that are already chosen. */
  readonly chosen?: readonly string[] | undefined
}
interface AdviceFilter {
  readonly keyword?: string | undefined
  readonly states?: readonly string[] | undefined
  readonly custId?: string | undefined
}
interface SolutionSearch {
  readonly custId?: string | undefined
  readonly businessId?: string | undefined
  /** Codes of `needTag`. */
  readonly needs?: readonly string[] | undefined
  readonly capacity?: number | undefined
}

const anId = optional(recordId)

/** Section 2 registers this path twice; it is one page. Returns the ids of the chosen partners. */
export const choosePartner = defineChooser<readonly string[]>()('/choosePartner', {
  search: lazySearch<PartnerSearch>(),
})
export const advices = defineRoute('/x/todo-crm/advice', { search: lazySearch<AdviceFilter>() })
/** An advice; a new one without `id`, for a customer and an opportunity. */
export const salesSolutionsAdviceDetails = defineRoute('/salesSolutionsAdviceDetails', {
  search: { id: anId, custId: anId, businessId: anId },
})
/** Chooses a solution by a customer's needs; returns its id. */
export const salesSolutionsAdviceSelect = defineChooser<string>()('/salesSolutionsAdviceSelect', {
  search: lazySearch<SolutionSearch>(),
})
/** The team with this id, or that of an opportunity. */
export const teamManagement = defineRoute('/teamManagement', { search: { id: anId, businessId: anId } })
