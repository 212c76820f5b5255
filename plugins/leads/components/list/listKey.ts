import { filterToWire, type LeadFilter, type Tab } from '../../rules/filters'

/** Key of a list: identifies the query that its rows answer. */
export function listKey(tab: Tab, filter: LeadFilter): string {
  return JSON.stringify([tab, filterToWire(filter)])
}
