import { useMemo } from 'react'

/**
 * The object that was given first, as long as nothing in it changes: pages make figures anew whenever they render, and
 * must not be drawn anew for that.
 */
export function useSame<T extends object>(value: T): T {
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  return useMemo(() => value, [key])
}
