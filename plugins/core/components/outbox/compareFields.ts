import type { ComparedField } from '#platform/outbox'

/** Values of nested plain objects by path: `nextStep.kind`. A list is one value. */
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
 * Pairs the sent fields with the same fields of the current record; used for calls without a comparison of their own. A
 * field of `changes` is looked up in the record without that prefix.
 */
export function compareFields(mine: unknown, theirs: unknown): ComparedField[] {
  return leaves(mine).map(([path, value]) => {
    const inRecord = path[0] === 'changes' ? path.slice(1) : path
    return { label: inRecord.join('.'), mine: textOf(value), theirs: textOf(valueAt(theirs, inRecord)) }
  })
}
