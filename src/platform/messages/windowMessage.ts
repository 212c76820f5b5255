import * as v from 'valibot'
import { decodePayload } from '#base/wire'
import type { IncomingMessage } from './createMessages'

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
