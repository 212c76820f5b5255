import { type AnyCall, type Http, HttpError } from '#platform/http'

/** A back end that does each submit once, by its key, and whose first answer to this call is lost. */
export function losingFirst(lost: AnyCall, http: Http): Http {
  const answers = new Map<unknown, unknown>()
  return async (call, request, options) => {
    if (call.id !== lost.id) return http(call, request, options)
    const key = options?.idempotencyKey ?? answers.size
    if (answers.has(key)) return answers.get(key) as never
    const made = await http(call, request, options)
    answers.set(key, made)
    if (answers.size === 1) throw new HttpError('timeout', 'no answer', { callId: call.id })
    return made
  }
}
