import { useEffect, useRef } from 'react'
import { useCore } from '#platform/core'

/** Shows a toast with an 'Undo' of something in a form; it goes with the form, which can no longer be changed then. */
export function useUndoToast(): (text: string, label: string, undo: () => void) => void {
  const { feedback } = useCore()
  const form = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    form.current = controller
    return () => controller.abort()
  }, [])
  return (text, label, run) => feedback.toast(text, { action: { label, run }, signal: form.current?.signal })
}
