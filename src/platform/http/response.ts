import { SUCCESS_STATUS } from '#base/config'
import type { Call, SuccessRule } from './call'
import { type Client, clients } from './clients'
import { HttpError } from './errors'

/** An HTTP response before any success check. */
export interface RawResponse {
  readonly status: number
  readonly statusText: string
  /** Body as text. */
  readonly body: string
}

export interface ParsedResponse extends RawResponse {
  /** Parsed JSON body; undefined when the body is not JSON. */
  readonly value: unknown
  /** Fields of the JSON body; empty when it is not an object. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly isJson: boolean
}

const REFUSED_TOKEN: readonly unknown[] = [401, '401']

export function readResponse(raw: RawResponse): ParsedResponse {
  try {
    const value: unknown = JSON.parse(raw.body)
    const isObject = typeof value === 'object' && value !== null
    return { ...raw, value, fields: isObject ? (value as Record<string, unknown>) : {}, isJson: true }
  } catch {
    return { ...raw, value: undefined, fields: {}, isJson: false }
  }
}

/** Returns the data of a successful response; throws an `HttpError` otherwise (sections 5, 7, 8). */
export function dataOf(parsed: ParsedResponse, rule: SuccessRule, client: Client, callId: string): unknown {
  const { status, fields, value } = parsed
  const code = typeof fields.code === 'number' || typeof fields.code === 'string' ? fields.code : undefined
  const fail = (kind: 'status' | 'refused' | 'unauthorised' | 'malformed', otherwise: string) =>
    new HttpError(kind, client.failure(parsed) || otherwise, {
      callId,
      status,
      code,
      data: rule.fields.length > 0 ? fields.data : value,
    })

  const isRefusedToken = status === 401 || REFUSED_TOKEN.includes(code)
  if (client.identity && isRefusedToken) throw fail('unauthorised', `Request failed with status code ${status}`)
  if (status !== SUCCESS_STATUS) throw fail('status', `Request failed with status code ${status}`)
  if (!parsed.isJson) throw malformed(callId, 'the answer is no JSON', parsed.body.slice(0, 200))
  if (rule.codes) {
    if (code === undefined) throw malformed(callId, 'the answer has no code', value)
    if (!rule.codes.includes(code)) throw fail('refused', `Request failed with code ${code}`)
  }
  if (rule.fields.length === 0) return value
  return rule.fields.map((name) => fields[name]).find((data) => data !== undefined)
}

/**
 * Parses a back end's response to a native host: its body, decoded if it was JSON. Throws an `HttpError` as the call
 * itself would.
 */
export function responseOf<R>(
  { id, declaration, response }: Pick<Call<never, R>, 'id' | 'declaration' | 'response'>,
  body: unknown,
): R {
  const client = clients[declaration.host]
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const parsed = readResponse({ status: SUCCESS_STATUS, statusText: '', body: text })
  const data = dataOf(parsed, declaration.success ?? client.success, client, id)
  try {
    return response(data)
  } catch (cause) {
    throw malformed(id, 'the answer is not what the call declares', cause)
  }
}

export function malformed(callId: string, why: string, cause?: unknown): HttpError {
  return new HttpError('malformed', `${callId}: ${why}`, { callId, cause })
}
