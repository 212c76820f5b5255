import type { Language } from '#platform/i18n'
import { formatNumber } from './quantities'

/** Size of a file or an outbox entry in bytes: `1 kB`, `12 kB`, `1.4 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, language)} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10, language)} MB`
}
