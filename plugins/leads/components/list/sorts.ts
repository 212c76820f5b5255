import type { Tab } from '../../routes'
import { type LeadFilter, SORTS, type Sort } from '../../rules/filters'

/** An order of a list; `usual` is the one that the back end takes without being told. */
export type SortChoice = Sort | 'usual'

/** My leads come by their next step when nothing is said; the other lists have an order of their own. */
export function sortOf(tab: Tab, { sort }: LeadFilter): SortChoice {
  return sort ?? (tab === 'mine' ? 'nextStep' : 'usual')
}

/** Orders that make sense in a list. */
export function sortsOf(tab: Tab): readonly SortChoice[] {
  if (tab === 'mine') return ['nextStep', ...SORTS.filter((sort) => sort !== 'nextStep')]
  return ['usual', ...SORTS.filter((sort) => tab === 'org' || (sort !== 'nextStep' && sort !== 'lastContact'))]
}

/** What the address says for an order; nothing for the one that is usual there. */
export function sortParameter(tab: Tab, choice: SortChoice): Sort | undefined {
  return choice === sortOf(tab, {}) || choice === 'usual' ? undefined : choice
}
