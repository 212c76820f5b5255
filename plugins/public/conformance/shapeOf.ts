/** Structure of a value: fields and types, lists by their first entry. No content, as user data stays on the phone. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null'
  if (value instanceof Blob) return 'blob'
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]))
  }
  return typeof value
}
