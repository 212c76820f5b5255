import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the component is still shown, for what comes later, such as an answer: false once it was unmounted, or its
 * page hidden.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
