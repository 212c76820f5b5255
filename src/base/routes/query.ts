import parse from 'qs/lib/parse'
import { QUERY_LIMITS } from '#base/config'

/** Parses a query string within the limits of section 9. Route schemas accept only strings and lists of strings. */
export function parseQuery(query: string): Record<string, unknown> {
  return parse(query, { ...QUERY_LIMITS, ignoreQueryPrefix: true })
}

/** `a=1&b=x%20y`; the app's own addresses contain no lists or nested values. */
export function stringifyQuery(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map((pair) => pair.map((part) => encodeURIComponent(whole(part))).join('='))
    .join('&')
}

/** Half of an emoji, which a keyboard may leave, cannot be encoded; it becomes U+FFFD. */
function whole(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text))
}
