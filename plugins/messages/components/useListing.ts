import { useEffect } from 'react'
import { inbox, useStore } from '#platform/core'
import { usePage } from '#platform/navigation'

/** The page lists messages: while it is visible, a new one opens no other page. */
export function useListing(): void {
  const news = useStore(inbox)
  const { visible } = usePage()
  useEffect(() => (visible ? news.list() : undefined), [news, visible])
}
