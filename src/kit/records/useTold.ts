import { useCallback } from 'react'
import { useCore } from '#platform/core'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { refusalText } from './refusalText'

/** Tells as a toast why a small change was refused that is shown at once, such as a star: `told(follow(core, id, on))`. */
export function useTold(): (change: Promise<unknown>) => void {
  const { feedback } = useCore()
  const t = useTextsOf(usePage().plugin)
  return useCallback((change) => void change.catch((error) => feedback.toast(refusalText(error, t))), [feedback, t])
}
