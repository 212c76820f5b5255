import { useEffect, useState } from 'react'

/** Skeletons appear only after this time, so that fast loads do not flash. ms */
const QUIET = 200

/** False for the first 200 ms, then true. */
export function useDelayed(): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  return passed
}
