import { HttpError, type HttpErrorKind } from '#src/http'
import type { CoreTextKey, CoreTexts } from '#src/i18n'

const known: Partial<Record<HttpErrorKind, CoreTextKey>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.malformed',
}

/** What a screen says of a failure: a way on where we know one, the server's own words where it gave some. */
export function errorText(error: unknown, t: CoreTexts): string {
  if (error instanceof HttpError) {
    const key = known[error.kind]
    if (key) return t(key)
    return error.kind === 'refused' ? error.message : t('error.server', { message: error.message })
  }
  return t('error.unexpected', { message: error instanceof Error ? error.message : String(error) })
}
