import { useLayoutEffect, useState } from 'react'

/** Skeletons appear only after this time, so that fast loads do not flash. ms */
const QUIET = 200

/** When one was last on screen. ms of `performance.now` */
let lastSeen = Number.NEGATIVE_INFINITY

/**
 * False for the first 200 ms, then true; true at once if it replaces one that was true, such as the skeleton of a
 * page's code before that of its data, because a gap between them would flicker.
 */
export function useDelayed(): boolean {
  const [passed, setPassed] = useState(false)
  useLayoutEffect(() => {
    if (performance.now() - lastSeen < QUIET) return setPassed(true)
    const timer = setTimeout(() => setPassed(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (!passed) return
    return () => {
      lastSeen = performance.now()
    }
  }, [passed])
  return passed
}
