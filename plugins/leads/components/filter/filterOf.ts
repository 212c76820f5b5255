import { filterEntries, type LeadFilter } from '../../rules/filters'

const NAMES = Object.keys(filterEntries) as (keyof LeadFilter)[]

/** The filter fields of the URL parameters that are set; without `tab` and `from`. */
export function filterOf(search: LeadFilter): LeadFilter {
  const set = NAMES.filter((name) => isSet(search[name])).map((name) => [name, search[name]])
  return Object.fromEntries(set) as LeadFilter
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false
}

/** True if the rows cannot be requested without a position. */
export function needsPosition({ sort, radius }: LeadFilter): boolean {
  return sort === 'distance' || radius !== undefined
}
