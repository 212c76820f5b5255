import type { SimContext, SimStore } from '../contract'

/** The store and the time, of which something is worked out. */
export type Known = Pick<SimContext, 'store' | 'now'>

/**
 * What is worked out from all records of a store, because a list asks for it row by row: kept until `keyOf` (a day, the
 * size of a table) says something else.
 */
export function kept<T>(keyOf: (known: Known) => string, workOut: (known: Known) => T): (known: Known) => T {
  const values = new WeakMap<SimStore, { readonly key: string; readonly value: T }>()
  return (known) => {
    const key = keyOf(known)
    const before = values.get(known.store)
    if (before?.key === key) return before.value
    const value = workOut(known)
    values.set(known.store, { key, value })
    return value
  }
}

/** Records by what they have in common. */
export function groupedBy<T, K>(records: Iterable<T>, keyOf: (record: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const record of records) {
    const key = keyOf(record)
    const there = groups.get(key)
    if (there) there.push(record)
    else groups.set(key, [record])
  }
  return groups
}
