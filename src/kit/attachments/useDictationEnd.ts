import { useCallback, useRef } from 'react'

/**
 * For a text that is sent or read without its form: `beforeSubmit` goes to the field's `DictateButton`; `endDictation`
 * ends what is still heard, and resolves once the last words are in the field.
 */
export function useDictationEnd() {
  const running = useRef<() => Promise<unknown>>(undefined)
  const beforeSubmit = useCallback((end: () => Promise<unknown>) => {
    running.current = end
    return () => {
      running.current = undefined
    }
  }, [])
  const endDictation = useCallback(async () => {
    await running.current?.()
  }, [])
  return { beforeSubmit, endDictation }
}
