import { HttpError, type HttpErrorKind } from '#src/http'
import type { TextFunction } from '#src/i18n'

const known: Partial<Record<HttpErrorKind, string>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.malformed',
}

/** Message for a failure: our text with advice for known kinds, otherwise the server's message. */
export function errorText(error: unknown, t: TextFunction): string {
  if (error instanceof HttpError) {
    const key = known[error.kind]
    if (key) return t(key)
    return error.kind === 'refused' ? error.message : t('error.server', { message: error.message })
  }
  return t('error.unexpected', { message: error instanceof Error ? error.message : String(error) })
}
