import { useCallback, useEffect, useRef } from 'react'
import type { DialogAnswer, DialogRequest } from '#platform/feedback'
import { useCore } from './CoreContext'

/**
 * Asks in a dialog that goes with the component: a question about something that has ended meanwhile, such as whether to
 * leave a form that was just sent, is withdrawn and counts as cancelled. `about`: it goes when this changes, too.
 */
export function useQuestion(about?: unknown): (request: DialogRequest) => Promise<DialogAnswer> {
  const { feedback } = useCore()
  const open = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question about something else is withdrawn
  useEffect(() => () => open.current?.abort(), [about])
  return useCallback(
    (request) => {
      open.current = new AbortController()
      return feedback.ask(request, open.current.signal)
    },
    [feedback],
  )
}
