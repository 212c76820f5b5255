import { type LeadFilter, SORTS, type Sort, type Tab } from '../../rules/filters'

/** Sort order of a list; `usual` is the default of the back end. */
export type SortChoice = Sort | 'usual'

/** Current sort order. The default is next step for my leads, the order of the back end for other lists. */
export function sortOf(tab: Tab, { sort }: LeadFilter): SortChoice {
  return sort ?? (tab === 'mine' ? 'nextStep' : 'usual')
}

/** Sort orders offered for a list. */
export function sortsOf(tab: Tab): readonly SortChoice[] {
  if (tab === 'mine') return ['nextStep', ...SORTS.filter((sort) => sort !== 'nextStep')]
  return ['usual', ...SORTS.filter((sort) => tab === 'org' || (sort !== 'nextStep' && sort !== 'lastContact'))]
}

/** URL parameter for a sort order; undefined for the default of the list. */
export function sortParameter(tab: Tab, choice: SortChoice): Sort | undefined {
  return choice === sortOf(tab, {}) || choice === 'usual' ? undefined : choice
}
