import { HOST_TEXTS, hostFailure } from '../HostResult'
import { copy } from './copyText'
import { freshGesture } from './gesture'
import type { WebWay } from './WebWay'

/** Web Share; copies the content if sharing is unavailable or refused. */
export const share: WebWay<'share'> = async (request, _options, surroundings) => {
  const filled = Object.entries(request).filter(([, value]) => Boolean(value))
  if (filled.length === 0) return hostFailure('malformed', HOST_TEXTS.fail)
  const { view } = surroundings
  const { navigator } = view
  // The type declares that it always exists, but desktop browsers lack it.
  if ('share' in navigator) {
    const declined = await freshGesture('share', surroundings)
    if (declined) return declined
    try {
      await navigator.share(Object.fromEntries(filled))
      return { ok: true, data: 'shared' }
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return hostFailure('cancelled', HOST_TEXTS.cancelled)
    }
  }
  const copied = await copy(view, filled.map(([, value]) => value).join('\n'))
  return copied.ok ? { ok: true, data: 'copied' } : copied
}
