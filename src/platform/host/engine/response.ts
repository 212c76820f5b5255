import * as v from 'valibot'
import { RECORDING_PERMISSION_ERRORS } from '#base/config'
import { decodePayload } from '#base/wire'
import { HOST_TEXTS, type HostFailure, hostFailure } from '../HostResult'

/** A host's response before validation by the method's schema. */
export type HostResponse = { readonly ok: true; readonly data: unknown } | HostFailure

const CODES = { success: 0, failure: -1, noFile: -2, noMethod: 404 } as const

const integer = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]), v.toNumber(), v.integer())
const words = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), '')

/** Section 4: `{ code, message }`; the place of the data, and refusal versus failure, are ours. */
const fields = {
  message: v.optional(words),
  msg: v.optional(words),
  data: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  reason: v.optional(v.picklist(['cancelled', 'denied'])),
  canAskAgain: v.optional(v.boolean()),
}

const Envelope = v.union([
  // The failure codes of the specification, whatever other fields the host sends.
  v.object({ ...fields, code: v.pipe(integer, v.picklist([CODES.failure, CODES.noFile, CODES.noMethod])) }),
  v.object({ ...fields, code: v.pipe(integer, v.value(CODES.success)), data: v.unknown() }),
  // A host-specific code with a message and no data. A number alone may be a scan result.
  v.pipe(
    v.strictObject({ ...fields, code: integer }),
    v.check((envelope) => Object.keys(envelope).length > 1),
  ),
])

/** Recording error (wire.md): `{ errorCode, errorMsg }`. */
const RecordingError = v.object({ errorCode: v.pipe(integer, v.notValue(0)), errorMsg: words })

/** Reads the argument of a callback or closure: an envelope, a bare code, a recording error, or the data itself. */
export function readResponse(raw: unknown): HostResponse {
  const decoded = decodePayload(raw)
  const bare = v.safeParse(v.pipe(v.number(), v.picklist(Object.values(CODES))), decoded)
  if (bare.success) return fromCode(bare.output, '', { data: undefined })
  if (decoded === HOST_TEXTS.fail) return hostFailure('host', HOST_TEXTS.fail)
  const recording = v.safeParse(RecordingError, decoded)
  if (recording.success) {
    const { errorCode, errorMsg } = recording.output
    const kind = RECORDING_PERMISSION_ERRORS.includes(errorCode) ? 'denied' : 'host'
    return hostFailure(kind, errorMsg || HOST_TEXTS.fail, { native: decoded })
  }
  const envelope = v.safeParse(Envelope, decoded)
  if (!envelope.success) return { ok: true, data: decoded }
  const { code, message, msg, data, result, reason, canAskAgain } = envelope.output
  return fromCode(code, message || msg || '', {
    data: decodePayload(data ?? result),
    reason,
    canAskAgain,
    native: decoded,
  })
}

/** Reads the argument of the SDK's fail closure: a text, or an envelope without a code. */
export function readFailure(raw: unknown): HostFailure {
  const decoded = decodePayload(raw)
  if (typeof decoded === 'string') return hostFailure('host', decoded || HOST_TEXTS.fail)
  const withCode = typeof decoded === 'object' && decoded !== null ? { code: CODES.failure, ...decoded } : decoded
  const answer = readResponse(withCode)
  return answer.ok ? hostFailure('host', HOST_TEXTS.fail, { native: decoded }) : answer
}

interface More {
  readonly data: unknown
  readonly reason?: 'cancelled' | 'denied' | undefined
  readonly canAskAgain?: boolean | undefined
  readonly native?: unknown
}

function fromCode(code: number, message: string, { data, reason, canAskAgain, native }: More): HostResponse {
  if (code === CODES.success) return { ok: true, data }
  if (code === CODES.noFile) return hostFailure('no-file', message || HOST_TEXTS.noFile, { native })
  if (code === CODES.noMethod) return hostFailure('no-method', message || HOST_TEXTS.noMethod, { native })
  return hostFailure(reason ?? 'host', message || HOST_TEXTS.fail, {
    native,
    ...(reason === 'denied' && { canAskAgain: canAskAgain ?? true }),
  })
}
