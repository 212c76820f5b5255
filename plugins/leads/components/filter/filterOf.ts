import { filterEntries, type LeadFilter } from '../../rules/filters'

const NAMES = Object.keys(filterEntries) as (keyof LeadFilter)[]

/** Only the filter of an address: no tab, no `from`, nothing that is not set. */
export function filterOf(search: LeadFilter): LeadFilter {
  const set = NAMES.filter((name) => isSet(search[name])).map((name) => [name, search[name]])
  return Object.fromEntries(set) as LeadFilter
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false
}

/** The rows cannot be asked for without a position. */
export function needsPosition({ sort, radius }: LeadFilter): boolean {
  return sort === 'distance' || radius !== undefined
}
