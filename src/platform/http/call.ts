import * as v from 'valibot'
import type { Environment } from '#base/config'
import { type DroppedRecord, type Filters, parseResponse } from '#base/wire'

/** The back ends of section 7; `clients.ts` holds a table of their differences. */
export type BackEnd = 'main' | 'crm' | 'cm' | 'file' | 'infocol' | 'gateway'

type Schema = v.GenericSchema

/** When a response is a success, and which part of its body is the result. */
export interface SuccessRule {
  /** Body codes that mean success; without them the HTTP status alone decides. */
  readonly codes?: readonly (number | string)[]
  /** Body fields that may hold the result; the first that is present is used. Empty: the result is the whole body. */
  readonly fields: readonly string[]
}

export interface CallDeclaration<Q extends Schema = Schema, R extends Schema = Schema> {
  readonly host: BackEnd
  readonly method: 'GET' | 'POST'
  /** As in the specification; each `{name}` is filled from the request, whatever `send` is. */
  readonly path: `/${string}`
  /** How the request is sent, without the names of the path; `path`: as query of a GET, as JSON of a POST. */
  readonly send: 'query' | 'json' | 'form' | 'multipart' | 'path'
  /** Multipart only: name of the form field for the file (`request.file`). */
  readonly field?: string
  /** Safe to send twice. Only such calls may be retried or go through the outbox. */
  readonly repeatable?: boolean
  /** A sign-in call: 'token refused' is a regular response to it and does not renew the session. */
  readonly open?: boolean
  /** Overrides the success rule of the client (ticket exchange). */
  readonly success?: SuccessRule
  /** Gateway only: build variable of the access key; the monitor key has one variable per environment. */
  readonly accessKey?: 'GATEWAY_KEY' | 'MONITOR_KEY'
  /** One sentence for docs/api.md. */
  readonly about: string
  readonly request: Q
  readonly response: R
}

/** One call to a back end, declared once and used by screens, simulator, documents and tests. */
export interface Call<Request, Response> {
  readonly id: string
  readonly declaration: CallDeclaration
  /**
   * Converts the app's request to its wire form; throws `ValiError` for an invalid request. A method, because it checks
   * its input itself: every call is also a `Call<unknown, unknown>`.
   */
  request(input: Request): unknown
  /**
   * Parses a response into the app's types; throws `ValiError` for an invalid one. With `onDropped`, list records that
   * do not parse are dropped and reported to it instead.
   */
  readonly response: (raw: unknown, onDropped?: (what: DroppedRecord) => void) => Response
}

/** Declares a call, of section 7 or our own. Its id is `METHOD host path`. */
export function call<Q extends Schema, R extends Schema>(
  declaration: CallDeclaration<Q, R>,
): Call<v.InferInput<Q>, v.InferOutput<R>> {
  return {
    id: `${declaration.method} ${declaration.host} ${declaration.path}`,
    declaration,
    request: (input) => v.parse(declaration.request, input),
    response: (raw, onDropped) => parseResponse(declaration.response, raw, onDropped),
  }
}

/** A call of an area, without what all of them have in common. */
type OwnDeclaration<Q extends Schema, R extends Schema> = Pick<
  CallDeclaration<Q, R>,
  'about' | 'request' | 'response' | 'repeatable'
> & { readonly send?: 'query' | 'json' | 'path' }

/**
 * Declares calls of a back end, by default the main one, below the path of an area: a `get` sends a query, a `post`
 * sends JSON.
 * `const { get, post, restore } = callsOf('/api/orders'); export const getOrder = get('/order', { about, request,
 * response })`.
 */
export function callsOf(area: `/${string}`, host: BackEnd = 'main') {
  return {
    get: <Q extends Schema, R extends Schema>(path: '' | `/${string}`, declaration: OwnDeclaration<Q, R>) =>
      call({ host, method: 'GET', send: 'query', ...declaration, path: `${area}${path}` }),
    post: <Q extends Schema, R extends Schema>(path: '' | `/${string}`, declaration: OwnDeclaration<Q, R>) =>
      call({ host, method: 'POST', send: 'json', ...declaration, path: `${area}${path}` }),
    /**
     * The call that takes back the user's last change of a record, for 60 s: `undo` of a move, `restoreHandler` of the
     * simulator. `kind`: the simulator's name of the record; `version`: that after the change.
     */
    restore: <R extends Schema>(kind: string, response: R) =>
      call({
        host,
        method: 'POST',
        send: 'json',
        path: `${area}/restore`,
        about: `Takes back my last change of a record (${kind}), for 60 s.`,
        request: v.pipe(
          v.object({ id: v.string(), version: v.number() }),
          v.transform((request) => ({ kind, ...request })),
        ),
        response,
      }),
  }
}

export type RequestOf<C> = C extends Call<infer Q, unknown> ? Q : never
export type ResponseOf<C> = C extends Call<never, infer R> ? R : never

/** A call without its types: calls are looked up by id, and lists hold calls of every shape. */
export type AnyCall = Call<unknown, unknown>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The user does not wait for it: no toast, no loading indicator. */
  readonly background?: boolean
  /** Number of retries of a `repeatable` call; `retryDelay` in ms, default 1 (section 7). */
  readonly retry?: number
  readonly retryDelay?: number
  /** Sent as `Idempotency-Key` (ours), so that the back end accepts a repeated submit only once. */
  readonly idempotencyKey?: string
  /** Gateway only: environment to use instead of the build's. */
  readonly environment?: Environment
  /** Upload progress in whole percent. */
  readonly onProgress?: (percent: number) => void
}

/** Sends a declared call. Rejects only with `HttpError`. */
export type Http = <Q, R>(call: Call<Q, R>, request: NoInfer<Q>, options?: CallOptions) => Promise<R>

/** Rows of a page of a list. */
export const PAGE_SIZE = 20
/** Largest page that a back end returns; for reading a whole list. */
export const LARGEST_PAGE = 100

/** Schema of a paged request: `page` counts from 1 and is sent as `pageNum`, `size` (by default 20) as `pageSize`. */
export function paged<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.object({
      ...entries,
      page: v.pipe(v.number(), v.integer(), v.minValue(1)),
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PAGE)), PAGE_SIZE),
    }),
    v.transform(({ page, size, ...rest }) => ({ pageNum: page, pageSize: size, ...rest })),
  )
}

/**
 * For the request of a list that can be saved as a file (ours): with `after`, rows come in the order of their ids,
 * those that follow it ('' from the first), so that none is skipped where rows come and go between two pages.
 */
export const cursor = { after: v.optional(v.string()) }

/** The filter of a request in its wire form, after those of `entries` that are set. */
function filterToWire<F extends v.ObjectEntries, Sort extends string>(filters: Filters<F, Sort>, entries: object) {
  const given = Object.keys(entries)
  return (request: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const own = Object.fromEntries(
      given.map((name) => [name, request[name]]).filter(([, value]) => value !== undefined),
    )
    return { ...own, ...filters.toWire(filters.of(request)) }
  }
}

/**
 * Schema of the request of a filtered list (gaps 'Lists'): the filter in its wire form, `entries` such as the tab as
 * they are, and the page as in `paged`.
 */
export function listRequest<const E extends v.ObjectEntries, const F extends v.ObjectEntries, Sort extends string>(
  filters: Filters<F, Sort>,
  entries: E,
) {
  const toWire = filterToWire(filters, entries)
  return v.pipe(
    paged({ ...filters.entries, ...entries }),
    v.transform((request): Record<string, unknown> => {
      const { pageNum, pageSize, ...rest } = request as Record<string, unknown>
      return { pageNum, pageSize, ...toWire(rest) }
    }),
  )
}

/** Schema of a request for the number of records that such a list finds; the response is `counted`. */
export function countRequest<const E extends v.ObjectEntries, const F extends v.ObjectEntries, Sort extends string>(
  filters: Filters<F, Sort>,
  entries: E,
) {
  const toWire = filterToWire(filters, entries)
  return v.pipe(
    v.object({ ...filters.entries, ...entries }),
    v.transform((request): Record<string, unknown> => ({ ...toWire(request), facets: 1 })),
  )
}
