import { useEffect, useRef } from 'react'
import { firstScreenShown } from '#base/loading'
import type { PageState } from './page'

/** `app:screen` at a page's first frame, `app:data` at its first data (interfaces 'What can be observed'). */
export function useMarks(route: string, state: PageState, visible: boolean): void {
  const isShown = useRef(false)
  const hasData = useRef(false)
  useEffect(() => {
    if (!visible || isShown.current) return
    const frame = requestAnimationFrame(() => {
      isShown.current = true
      performance.mark('app:screen', { detail: { route } })
    })
    return () => cancelAnimationFrame(frame)
  }, [route, visible])
  useEffect(() => {
    if (hasData.current || state === 'loading') return
    const frame = requestAnimationFrame(() => {
      hasData.current = true
      if (state === 'ready' || state === 'empty') performance.mark('app:data', { detail: { route } })
      firstScreenShown()
    })
    return () => cancelAnimationFrame(frame)
  }, [route, state])
}
