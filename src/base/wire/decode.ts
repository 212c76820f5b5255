/** Maximum number of times that a host may have serialised its payload to text. */
const LAYERS = 4

/** Start of a JSON list, object or string; a bare number stays text, because it may be an id or a code. */
const JSON_START = /^[[{"]/
const EMPTY: readonly string[] = ['', 'null', 'undefined']
/**
 * Only characters that `encodeURIComponent` outputs, and at least one escape: no readable address or sentence matches.
 */
const PERCENT_ENCODED = /^(?=.*%[\dA-Fa-f]{2})(?:[\w.!~*'()-]|%[\dA-Fa-f]{2})+$/

/**
 * Decodes a payload of a host: an object or JSON text on any OS, double-encoded, percent-encoded or badly escaped
 * (architecture 'Host bridge'). Other text is returned unchanged; no payload is `undefined`. Never throws.
 */
export function decodePayload(raw: unknown): unknown {
  let value = raw
  for (let layer = 0; layer < LAYERS && typeof value === 'string'; layer += 1) {
    const unpacked = unpack(value)
    if (unpacked === value) break
    value = unpacked
  }
  return value === null ? undefined : value
}

function unpack(text: string): unknown {
  const trimmed = text.trim()
  if (EMPTY.includes(trimmed)) return undefined
  if (JSON_START.test(trimmed)) return parseJson(trimmed) ?? text
  return PERCENT_ENCODED.test(trimmed) ? decodePercent(trimmed) : text
}

/** Ways to read what should be JSON, the strict one first; the others undo what string templates in hosts do to it. */
const readings: readonly ((text: string) => string)[] = [
  (text) => text,
  // A template put the text between quotes: its `\n` became a real line break.
  (text) => text.replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t'),
  // The text is escaped for a string literal that is missing: {\"a\":1}
  (text) => text.replace(/\\(["\\])/g, '$1'),
]

function parseJson(text: string): unknown {
  for (const reading of readings) {
    try {
      const value: unknown = JSON.parse(reading(text))
      return value
    } catch {
      // The next reading is tried; after the last one the text stays unchanged.
    }
  }
  return undefined
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The escapes are no UTF-8, so the text stays unchanged.
    return text
  }
}
