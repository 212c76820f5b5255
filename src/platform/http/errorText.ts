import type { CoreTextKey, CoreTexts } from '#platform/i18n'
import type { Call } from './call'
import { HttpError, type HttpErrorKind } from './errors'

const known: Partial<Record<HttpErrorKind, CoreTextKey>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.malformed',
}

/** What a server says that has no message of its own. */
const STATUS_TEXT = /^(Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i

/** Message of a failure: advice where we have some, or the server's own message. */
export function errorText(error: unknown, t: CoreTexts): string {
  if (error instanceof HttpError) {
    const key = known[error.kind]
    if (key) return t(key)
    if (error.kind === 'refused') return error.message
    return t('error.server', { message: STATUS_TEXT.test(error.message) ? error.status : error.message })
  }
  return t('error.unexpected', { message: error instanceof Error ? error.message : String(error) })
}

/**
 * Wraps a call so that `take` also receives its raw response, which can be stored and parsed by `call.response` on a
 * restore.
 */
export function withRawResponse<Q, R>(call: Call<Q, R>, take: (raw: unknown) => void): Call<Q, R> {
  return {
    ...call,
    response: (raw, onDropped) => {
      const answer = call.response(raw, onDropped)
      take(raw)
      return answer
    },
  }
}
