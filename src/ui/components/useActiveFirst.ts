import { useLayoutEffect, useRef, useState } from 'react'

interface ActiveFirst<T> {
  readonly ordered: readonly T[]
  /** Call it on a press in the row, so that the resulting change does not reorder the row. */
  readonly hold: () => void
}

/**
 * Orders a row of filters with the active ones first, so that no active filter is out of view. Reorders when the row is
 * shown and when the active filters change by something other than a press in the row, so that nothing moves under the
 * user's finger.
 */
export function useActiveFirst<T extends { readonly key: string }>(
  items: readonly T[],
  isActive: (item: T) => boolean,
): ActiveFirst<T> {
  const keys = items.map(({ key }) => key)
  const active = items.filter(isActive).map(({ key }) => key)
  const sorted = [...active, ...keys.filter((key) => !active.includes(key))]
  const [order, setOrder] = useState(sorted)
  const held = useRef(false)
  const latest = useRef(sorted)
  latest.current = sorted

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active filters and all filters
  useLayoutEffect(() => {
    if (!held.current) setOrder(latest.current)
    held.current = false
  }, [active.join(), keys.join()])

  const place = ({ key }: T) => {
    const at = order.indexOf(key)
    return at < 0 ? order.length : at
  }
  return {
    ordered: [...items].sort((a, b) => place(a) - place(b)),
    hold: () => {
      held.current = true
    },
  }
}
