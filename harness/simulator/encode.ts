import type { Encoding, Os } from './types'

/** Encoding of payloads by OS (section 7: JSON text on Android, raw on iOS). */
export const ENCODING_OF: Readonly<Record<Os, Encoding>> = { android: 'json', ios: 'object', desktop: 'object' }

/** A single-quoted literal that evaluates to `text`. */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return `'${escaped}'`
}

const percent = (text: string) => encodeURIComponent(text).replace(/'/g, '%27')

const ARGUMENTS: Readonly<Record<Encoding, (payload: unknown, json: string) => string>> = {
  object: (_payload, json) => json,
  json: (_payload, json) => quoted(json),
  double: (_payload, json) => quoted(JSON.stringify(json)),
  percent: (_payload, json) => quoted(percent(json)),
  // As produced by a naive string template in a host.
  naive: (_payload, json) => `'${json}'`,
  raw: (payload) => String(payload),
}

/** The argument as source text; '' if undefined. */
export function argumentText(payload: unknown, encoding: Encoding): string {
  if (payload === undefined) return ''
  return ARGUMENTS[encoding](payload, JSON.stringify(payload) ?? 'null')
}

/** Source text of a call to a global function of the page. */
export function callText(name: string, payload: unknown, encoding: Encoding): string {
  return `${name}(${argumentText(payload, encoding)})`
}
