import { useCallback, useEffect, useRef } from 'react'

/** Of a form (`PageForm.beforeSubmit`): what its fields do before their values are taken. */
export type BeforeSubmit = (end: () => Promise<unknown>) => () => void

/** Lets a submit wait for what its field is still taking in; the returned function gives the work back. */
export function useTakingIn(beforeSubmit: BeforeSubmit | undefined): (work: Promise<void>) => Promise<void> {
  const running = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => beforeSubmit?.(() => running.current), [beforeSubmit])
  return useCallback((work) => {
    // One that fails is told where it was begun.
    running.current = Promise.allSettled([running.current, work])
    return work
  }, [])
}
