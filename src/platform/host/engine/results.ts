import * as v from 'valibot'
import type { HostData, HostMethod, HostRequest } from '../calls'
import { HOST_TEXTS, type HostFailure, type HostResult, hostFailure } from '../HostResult'
import { NoFile, NotAnImage, UploadFailed } from './pending'
import { readResponse } from './response'
import type { MethodRule } from './rules'

/** Parses a host's response into the method's result. */
export function read<M extends HostMethod>(rule: MethodRule<M>, raw: unknown): HostResult<HostData<M>> {
  const answer = readResponse(raw)
  if (!answer.ok) return answer
  try {
    const parsed = v.safeParse(rule.answer, answer.data)
    if (parsed.success) return { ok: true, data: parsed.output }
    return hostFailure('malformed', HOST_TEXTS.fail, { native: answer.data })
  } catch (error) {
    if (error instanceof NotAnImage) return hostFailure('malformed', HOST_TEXTS.notAnImage, { native: answer.data })
    if (error instanceof NoFile) return hostFailure('no-file', HOST_TEXTS.noFile, { native: answer.data })
    if (error instanceof UploadFailed)
      return hostFailure('host', error.message || HOST_TEXTS.fail, { native: answer.data })
    throw error
  }
}

/** Limits the result to what was requested, and maps failures that count as success. */
export function finish<M extends HostMethod>(
  { trim, otherwise, picksFile }: MethodRule<M>,
  request: HostRequest<M>,
  result: HostResult<HostData<M>>,
): HostResult<HostData<M>> {
  if (result.ok) return trim ? { ok: true, data: trim(result.data, request) } : result
  // Only a cancellation by the host; one by the app stays 'cancelled'.
  if (picksFile && result.error.kind === 'cancelled' && result.error.native !== undefined)
    return hostFailure('no-file', HOST_TEXTS.noFile, { native: result.error.native })
  return otherwise?.kinds.includes(result.error.kind) ? { ok: true, data: otherwise.data } : result
}

/** Failure for an exception that the host threw during the call. */
export const thrown = (native: unknown): HostFailure =>
  hostFailure('host', native instanceof Error && native.message ? native.message : HOST_TEXTS.fail, { native })
