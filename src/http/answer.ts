import { SUCCESS_STATUS } from '#src/config'
import type { SuccessRule } from './call'
import type { Client } from './clients'
import { HttpError } from './errors'

/** What a back end said, before anybody judged it. */
export interface RawAnswer {
  readonly status: number
  readonly statusText: string
  /** The body as text. */
  readonly body: string
}

export interface Answer extends RawAnswer {
  /** The body's JSON; undefined when it is none. */
  readonly value: unknown
  /** Its fields; none when it is no object. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly isJson: boolean
}

const REFUSED_TOKEN: readonly unknown[] = [401, '401']

export function readAnswer(raw: RawAnswer): Answer {
  try {
    const value: unknown = JSON.parse(raw.body)
    const isObject = typeof value === 'object' && value !== null
    return { ...raw, value, fields: isObject ? (value as Record<string, unknown>) : {}, isJson: true }
  } catch {
    return { ...raw, value: undefined, fields: {}, isJson: false }
  }
}

/** The data of a successful answer; throws the `HttpError` of any other (sections 5, 7, 8). */
export function dataOf(answer: Answer, rule: SuccessRule, client: Client, callId: string): unknown {
  const { status, fields, value } = answer
  const code = typeof fields.code === 'number' || typeof fields.code === 'string' ? fields.code : undefined
  const fail = (kind: 'status' | 'refused' | 'unauthorised' | 'malformed', otherwise: string) =>
    new HttpError(kind, client.failure(answer) || otherwise, {
      callId,
      status,
      code,
      data: rule.fields.length > 0 ? fields.data : value,
    })

  const isRefusedToken = status === 401 || REFUSED_TOKEN.includes(code)
  if (client.identity && isRefusedToken) throw fail('unauthorised', `Request failed with status code ${status}`)
  if (status !== SUCCESS_STATUS) throw fail('status', `Request failed with status code ${status}`)
  if (!answer.isJson) throw malformed(callId, 'the answer is no JSON', answer.body.slice(0, 200))
  if (rule.codes) {
    if (code === undefined) throw malformed(callId, 'the answer has no code', value)
    if (!rule.codes.includes(code)) throw fail('refused', `Request failed with code ${code}`)
  }
  if (rule.fields.length === 0) return value
  return rule.fields.map((name) => fields[name]).find((data) => data !== undefined)
}

export function malformed(callId: string, why: string, cause?: unknown): HttpError {
  return new HttpError('malformed', `${callId}: ${why}`, { callId, cause })
}
