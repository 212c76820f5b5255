import { useMemo } from 'react'

/**
 * The first object given, as long as nothing in it changes: pages create figures anew on every render, which must not
 * re-render the chart.
 */
export function useSame<T extends object>(value: T): T {
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the value
  return useMemo(() => value, [key])
}
