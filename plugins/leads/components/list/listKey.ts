import type { Tab } from '../../routes'
import { filterToWire, type LeadFilter } from '../../rules/filters'

/** Names what the rows of a list answer. */
export function listKey(tab: Tab, filter: LeadFilter): string {
  return JSON.stringify([tab, filterToWire(filter)])
}
