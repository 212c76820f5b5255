import { useCallback, useContext } from 'react'
import { CoreContext } from '#platform/core'
import { errorText, HttpError, isCancelled, isOffline } from '#platform/http'
import { text } from '#platform/i18n'

/**
 * Returns a handler for failures that no other code handles. It shows a toast; anything other than a failed call is a
 * defect and is rethrown as an uncaught error, which the error reporter sends.
 */
export function useFailureToast(): (error: unknown) => void {
  // `useCore` would throw while no user is signed in.
  const feedback = useContext(CoreContext)?.feedback
  return useCallback(
    (error: unknown) => {
      // Cancelled calls are not shown, and for a missing network the HTTP layer has shown a toast.
      if (!isCancelled(error) && !isOffline(error)) feedback?.toast(errorText(error, text))
      if (error instanceof HttpError && feedback) return
      setTimeout(() => {
        throw error
      })
    },
    [feedback],
  )
}
