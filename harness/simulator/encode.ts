import type { Encoding, Os } from './types'

/** How the hosts of an OS hand payloads over (section 7: JSON text on Android, raw on iOS). */
export const ENCODING_OF: Readonly<Record<Os, Encoding>> = { android: 'json', ios: 'object', desktop: 'object' }

/** A literal between single quotes that reads back as `text`. */
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
  // What a string template in a host makes of it.
  naive: (_payload, json) => `'${json}'`,
  raw: (payload) => String(payload),
}

/** The argument as source text; '' for nothing. */
export function argumentText(payload: unknown, encoding: Encoding): string {
  if (payload === undefined) return ''
  return ARGUMENTS[encoding](payload, JSON.stringify(payload) ?? 'null')
}

/** The source text with which a host calls a global function of the page. */
export function callText(name: string, payload: unknown, encoding: Encoding): string {
  return `${name}(${argumentText(payload, encoding)})`
}
