import type { HostMethod } from '#platform/host'
import type { Outcome } from './types'

/** A failed response of the host. */
export class Refusal extends Error {
  constructor(readonly answer: unknown) {
    super('refused')
  }
}

/** Default texts of failures; a rule's payload replaces them. */
const WORDS = {
  fail: 'fail',
  cancel: 'canceled',
  denied: 'permission denied',
  'no-file': 'no file chosen',
} as const
type Failing = keyof typeof WORDS

export const isFailing = (outcome: Outcome): outcome is Failing => outcome in WORDS

/** Recording has its own error numbers (wire.md): 3 is a missing permission. */
const RECORDING: Readonly<Record<Failing, number>> = { fail: 1, cancel: 1, denied: 3, 'no-file': 1 }

/** A host's response to a failed call; an object in a rule's payload replaces the whole response. */
export function failureResponse(method: HostMethod, outcome: Failing, payload: unknown, canAskAgain = true): unknown {
  if (typeof payload === 'object' && payload !== null) return payload
  const message = payload === undefined ? WORDS[outcome] : String(payload)
  if (method === 'startRecording' || method === 'stopRecording')
    return { errorCode: RECORDING[outcome], errorMsg: message }
  if ((method === 'upload' || method === 'multiUpload') && outcome === 'fail')
    return { isComplete: '1', message, response: '' }
  if (outcome === 'no-file') return { code: -2, message }
  if (outcome === 'cancel') return { code: -1, message, reason: 'cancelled' }
  if (outcome === 'denied') return { code: -1, message, reason: 'denied', canAskAgain }
  return { code: -1, message }
}
