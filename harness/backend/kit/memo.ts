import type { SimContext, SimKind, SimRecord, SimStore } from '../contract'

/** The store and the time from which a value is computed. */
export type MemoContext = Pick<SimContext, 'store' | 'now'>

/**
 * Caches a value computed from all records of a store, because a list reads it row by row. Invalidated when `keyOf` (a
 * day, the size of a table) changes.
 */
export function memoByStore<T>(
  keyOf: (context: MemoContext) => string,
  workOut: (context: MemoContext) => T,
): (context: MemoContext) => T {
  const values = new WeakMap<SimStore, { readonly key: string; readonly value: T }>()
  return (context) => {
    const key = keyOf(context)
    const before = values.get(context.store)
    if (before?.key === key) return before.value
    const value = workOut(context)
    values.set(context.store, { key, value })
    return value
  }
}

/** Records grouped by a common key. */
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

/**
 * Finds the records of a kind with a common key; they are grouped once after each write, not for each row of a list.
 */
export function indexedBy<T extends SimRecord, K>(
  kind: SimKind<T>,
  keyOf: (record: T) => K,
): (key: K, context: MemoContext) => readonly T[] {
  const groups = memoByStore(
    ({ store }) => String(store.table(kind).writes),
    ({ store }) => groupedBy(store.table(kind).values(), keyOf),
  )
  return (key, context) => groups(context).get(key) ?? []
}
