import { useEffect, useRef } from 'react'

/**
 * Runs an effect for each new value. An effect alone runs once more when its page is shown again after a chooser, and
 * would take the user back to an error or a notice that they have left behind.
 */
export function useNews(news: unknown, run: () => void): void {
  const known = useRef<unknown>(undefined)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    run()
  })
}
