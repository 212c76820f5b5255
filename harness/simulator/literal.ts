/** Width of a line, as in biome.json. */
const WIDTH = 100

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)

/** A value of JSON as source text in the style of the repository; long objects and lists take several lines. */
export function literal(value: unknown, indent = '  '): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).flatMap(([key, each]) =>
        each === undefined ? [] : `${isName(key) ? key : quoted(key)}: ${literal(each, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  if (items.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const line = `${open}${items.join(', ')}${close}`
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close.trim()}`
}

/** A text as part of a regular expression that fits this text alone. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
