import type { ComparedField } from '#src/outbox'

/** Every value inside plain objects, by its path: `nextStep.kind`. A list counts as one value. */
function leaves(value: unknown, path: readonly string[] = []): [readonly string[], unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...path, name]))
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    const isObject = typeof part === 'object' && part !== null
    return isObject ? (part as Readonly<Record<string, unknown>>)[name] : undefined
  }, value)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * What travels of mine beside the same fields of the record as it is now; for submits whose area does not compare them
 * itself. A field of `changes` is looked up in the record under its own name.
 */
export function compareFields(mine: unknown, theirs: unknown): ComparedField[] {
  return leaves(mine).map(([path, value]) => {
    const inRecord = path[0] === 'changes' ? path.slice(1) : path
    return { label: inRecord.join('.'), mine: textOf(value), theirs: textOf(valueAt(theirs, inRecord)) }
  })
}
