/** Structure of a value without content: fields and types, lists by their first entry. No user data leaves the phone. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null'
  if (value instanceof Blob) return 'blob'
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]))
  }
  return typeof value
}
