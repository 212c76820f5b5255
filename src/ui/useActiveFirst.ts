import { useLayoutEffect, useRef, useState } from 'react'

interface ActiveFirst<T> {
  readonly ordered: readonly T[]
  /** To be called with a press in the row: what it changes does not move anything. */
  readonly hold: () => void
}

/**
 * The order of a row of filters: those that are on come first, so that none is on out of sight. It is put in order when the
 * row is shown and when something else than a press in it changes what is on; nothing moves under the thumb.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on, and what there is
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
