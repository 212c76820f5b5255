import * as v from 'valibot'
import type { Environment } from '#src/config'

/** The back ends of section 7; what differs between them is the table in `clients.ts`. */
export type BackEnd = 'main' | 'crm' | 'cm' | 'file' | 'infocol' | 'gateway'

// `any` is the variance-neutral bound that valibot's own signatures use: a schema of any input and output.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Schema = v.GenericSchema<any, any>

/** When an answer is a success, and what of its body the call gives. */
export interface SuccessRule {
  /** Body codes of success; left out: the HTTP status alone decides. */
  readonly codes?: readonly (number | string)[]
  /** Fields of the body, the first that is there is given; none: the body itself. */
  readonly fields: readonly string[]
}

export interface CallDeclaration<Q extends Schema = Schema, R extends Schema = Schema> {
  readonly host: BackEnd
  readonly method: 'GET' | 'POST'
  /** As in the specification; each `{name}` is filled from the request, whatever `send` says. */
  readonly path: `/${string}`
  /** How the request travels, without the names of the path; `path`: as query of a GET, as JSON of a POST. */
  readonly send: 'query' | 'json' | 'form' | 'multipart' | 'path'
  /** Multipart only: the field that carries the file (`request.file`). */
  readonly field?: string
  /** Safe to send twice: only such a call may carry a retry count or go through the outbox. */
  readonly repeatable?: boolean
  /** Signs somebody in: 'token refused' is its own answer, never a reason to renew the session. */
  readonly open?: boolean
  /** Where the call differs from its client's rule (ticket exchange). */
  readonly success?: SuccessRule
  /** Gateway only: the build variable of its access key; the monitor key has one for each environment. */
  readonly accessKey?: 'GATEWAY_KEY' | 'MONITOR_KEY'
  /** One sentence for docs/api.md. */
  readonly about: string
  readonly request: Q
  readonly response: R
}

/** One call of a back end: declared once, used by screens, simulator, documents and tests. */
export interface Call<Request, Response> {
  readonly id: string
  readonly declaration: CallDeclaration
  /** Turns what the app says into what travels; throws `ValiError` on a request that is none. */
  readonly request: (input: Request) => unknown
  /** Turns what came into the app's language; throws `ValiError` on anything else. */
  readonly response: (raw: unknown) => Response
}

/** Declares a call of section 7, or one of ours. The id is `METHOD host path`. */
export function call<Q extends Schema, R extends Schema>(
  declaration: CallDeclaration<Q, R>,
): Call<v.InferInput<Q>, v.InferOutput<R>> {
  return {
    id: `${declaration.method} ${declaration.host} ${declaration.path}`,
    declaration,
    request: (input) => v.parse(declaration.request, input),
    response: (raw) => v.parse(declaration.response, raw),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: only the request is of interest here
export type RequestOf<C> = C extends Call<infer Q, any> ? Q : never
export type ResponseOf<C> = C extends Call<never, infer R> ? R : never

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Nobody waits for it: no toast, no loading. */
  readonly background?: boolean
  /** How often a failed `repeatable` call is sent again; `retryDelay` in ms, 1 by default (section 7). */
  readonly retry?: number
  readonly retryDelay?: number
  /** Sent as `Idempotency-Key` (ours), so that the back end takes a repeated submit once. */
  readonly idempotencyKey?: string
  /** Gateway only: another environment than the build's. */
  readonly environment?: Environment
  /** Uploads: whole percent. */
  readonly onProgress?: (percent: number) => void
}

/** Sends a declared call. Rejects with `HttpError` and nothing else. */
export type Http = <Q, R>(call: Call<Q, R>, request: NoInfer<Q>, options?: CallOptions) => Promise<R>

export interface Page<T> {
  readonly items: T[]
  /** How many there are in all, not on this page. */
  readonly total: number
}

export const PAGE_SIZE = 20

/** A paged request: `page` counts from 1 and travels as `pageNum` with `pageSize` 20. */
export function paged<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object({ ...entries, page: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.transform(({ page, ...rest }) => ({ pageNum: page, pageSize: PAGE_SIZE, ...rest })),
  )
}

/** A paged answer: `{ list, total }` on the wire. */
export function pageOf<S extends Schema>(item: S) {
  return v.pipe(
    v.object({ list: v.array(item), total: v.number() }),
    v.transform(({ list, total }): Page<v.InferOutput<S>> => ({ items: list, total })),
  )
}
