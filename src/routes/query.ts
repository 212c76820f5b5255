import parse from 'qs/lib/parse'
import { QUERY_LIMITS } from '#src/config'

/** Reads a query string within the limits of section 9. Only texts and lists of texts survive the route's schema. */
export function parseQuery(query: string): Record<string, unknown> {
  return parse(query, { ...QUERY_LIMITS, ignoreQueryPrefix: true })
}

/** `a=1&b=x%20y`; lists and nested values never stand in our own addresses. */
export function stringifyQuery(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map((pair) => pair.map((part) => encodeURIComponent(whole(part))).join('='))
    .join('&')
}

/**
 * Half of an emoji, as a keyboard may leave it, cannot stand in an address; it becomes the sign for what is missing.
 */
function whole(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text))
}
