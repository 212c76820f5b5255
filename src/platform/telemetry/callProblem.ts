import { describeSchemaError } from '#base/wire'
import { HttpError } from '#platform/http'

/** Event of a call that is not as declared; `detail`: which, and what is wrong. The harness around the app listens. */
export const CALL_PROBLEM_EVENT = 'app:call-problem'

/**
 * Says in the console, and to a harness, what is wrong with a call that is not as declared: path of the field, what is
 * expected and what was received. Values are never repeated.
 */
export function announceCallProblem(error: unknown): void {
  if (!(error instanceof HttpError)) return
  const { callId, cause, message } = error
  const detail = `${callId}: ${describeSchemaError(cause) ?? message.replace(`${callId}: `, '')}`
  console.error(detail)
  window.dispatchEvent(new CustomEvent(CALL_PROBLEM_EVENT, { detail }))
}
