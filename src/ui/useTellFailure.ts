import { useCallback, useContext } from 'react'
import { CoreContext } from '#src/core'
import { HttpError, isCancelled, isOffline } from '#src/http'
import { text } from '#src/i18n'
import { errorText } from './errorText'

/**
 * Returns what to do with a failure that nobody else handles: a toast tells the person, and what is not a failed call (so a
 * defect of ours) goes to the error reports as an uncaught error.
 */
export function useTellFailure(): (error: unknown) => void {
  // Not `useCore`: parts are also drawn where nobody is signed in yet.
  const feedback = useContext(CoreContext)?.feedback
  return useCallback(
    (error: unknown) => {
      // A call that was given up is nobody's business; of a missing network the HTTP layer has told.
      if (!isCancelled(error) && !isOffline(error)) feedback?.toast(errorText(error, text))
      if (error instanceof HttpError && feedback) return
      setTimeout(() => {
        throw error
      })
    },
    [feedback],
  )
}
