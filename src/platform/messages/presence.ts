import * as v from 'valibot'
import { decodePayload } from '#base/wire'
import type { IncomingMessage } from './createMessages'

/** Whether polling makes sense: the page is visible and online. */
export interface Presence {
  readonly isActive: () => boolean
  /** Called when that may have changed. Returns the unsubscribe function. */
  readonly onChange: (run: () => void) => () => void
}

export const pagePresence: Presence = {
  isActive: () => document.visibilityState === 'visible' && navigator.onLine,
  onChange(run) {
    document.addEventListener('visibilitychange', run)
    window.addEventListener('online', run)
    window.addEventListener('offline', run)
    return () => {
      document.removeEventListener('visibilitychange', run)
      window.removeEventListener('online', run)
      window.removeEventListener('offline', run)
    }
  },
}

const Envelope = v.looseObject({ type: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Reads `{ type, payload }` or `{ type, …fields }` from another window; undefined for anything else (browser tools
 * post, too).
 */
export function readWindowMessage(data: unknown): IncomingMessage | undefined {
  const envelope = v.safeParse(Envelope, decodePayload(data))
  if (!envelope.success) return undefined
  const { type, payload, ...fields } = envelope.output
  const flat = Object.keys(fields).length > 0 ? fields : undefined
  return { type, payload: decodePayload(payload) ?? flat }
}
