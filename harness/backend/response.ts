import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw'
import type { BackEnd } from '#platform/http'
import { remembered } from './context'
import { type SimContext, type SimHandler, type SimKind, SimRefusal, type SimStore } from './contract'
import { isAllowed, type RightsTable } from './core/rights'
import { patternOf } from './hosts'
import { identify, NOBODY } from './identity'
import { CHANGED } from './log'
import type { Space, Spaces } from './spaces'
import { readBody, readQuery, wireOf } from './wire'

/** How each host wraps results (wire.md 'Clients'): the success code of its envelope, or 'raw' for the body alone. */
const SUCCESS: Readonly<Record<BackEnd, number | 'raw'>> = {
  main: 1000,
  crm: 1000,
  cm: 1000,
  infocol: 200,
  file: 'raw',
  gateway: 'raw',
}

/** Outcome of a handler: data, a refusal by code, or a complete response. */
type Outcome = { readonly data: unknown } | { readonly refusal: SimRefusal } | { readonly response: Response }

/** An accepted submit by idempotency key, so that a repetition gets the stored response without being executed. */
interface Submit {
  readonly key: string
  readonly data: unknown
}
export const submitKind: SimKind<Submit> = { name: 'submit', id: (record) => record.key }

interface Surroundings {
  readonly spaces: Spaces
  readonly rights: RightsTable
}

/** The msw handler of a declared call. */
export function mount(handler: SimHandler, { spaces, rights }: Surroundings): HttpHandler {
  const { host, method, path } = handler.call.declaration
  const required = path.includes('?') ? readQuery(new URL(path, 'http://sim')) : {}
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const verb = method === 'GET' ? http.get : http.post
  return verb(patternOf(host, path), async ({ request, params }) => {
    const url = new URL(request.url)
    const query = readQuery(url)
    // Undefined makes msw try the next handler.
    if (Object.entries(required).some(([name, value]) => query[name] !== value)) return undefined
    // Only the declared names: msw adds a parameter for its `*`.
    const fromPath = Object.fromEntries(names.map((name) => [name, params[name]]))
    return respondTo(handler, { space: spaces.of(request.headers), rights }, request, fromPath)
  })
}

async function respondTo(
  handler: SimHandler,
  { space, rights }: { readonly space: Space; readonly rights: RightsTable },
  request: Request,
  fromPath: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { host, method } = handler.call.declaration
  const now = space.now()
  const employee = identify(space.store, request.headers, now)
  if (!employee && !handler.open) return refused(401, 'Please sign in again.')
  const body = await readBody(request)
  if (body.kind === 'broken') return refused(400, 'The body cannot be read.')

  const who = employee ?? NOBODY
  const context: SimContext = {
    store: space.store,
    employee: who,
    now,
    headers: request.headers,
    can: remembered((right, orgCode, whose) => isAllowed(rights, who.roles, right, orgCode, whose)),
    rolesWith: (right) => Object.keys(rights.get(right) ?? {}),
  }
  const wire = wireOf(new URL(request.url), body, fromPath)
  const run = () => outcomeOf(handler, wire, context)
  const key = request.headers.get('idempotency-key')
  const { writes } = space.store
  try {
    const outcome = key ? await once(space, `${who.loginName} ${handler.call.id} ${key}`, run) : await run()
    const response = respond(host, outcome)
    // With a GET, messages that are due are written; a repeated submit has changed what its first answer said.
    const isChange = method === 'POST' && !handler.open && (key !== null || space.store.writes !== writes)
    if (isChange && 'data' in outcome) response.headers.set(CHANGED, '1')
    return response
  } catch (error) {
    console.error(`backend simulator: ${handler.call.id} failed:`, error)
    return refused(500, error instanceof Error ? error.message : String(error))
  }
}

async function outcomeOf(handler: SimHandler, wire: Record<string, unknown>, context: SimContext): Promise<Outcome> {
  try {
    const data = await handler.run(wire, context)
    return data instanceof Response ? { response: data } : { data }
  } catch (error) {
    if (error instanceof SimRefusal) return { refusal: error }
    throw error
  }
}

/**
 * Runs a submit once per key: a concurrent one waits for the first, a repetition gets its response. Refusals changed
 * nothing and are not stored, so that the corrected form can be sent with the key of its draft.
 */
async function once(space: Space, key: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const submits = submitsOf(space.store)
  const done = submits.get(key)
  if (done) return { data: done.data }
  const running = space.running.get(key) as Promise<Outcome> | undefined
  if (running) return running
  const started = run()
  space.running.set(key, started)
  try {
    const outcome = await started
    if ('data' in outcome) submits.put({ key, data: outcome.data })
    return outcome
  } finally {
    space.running.delete(key)
  }
}

const submitsOf = (store: SimStore) => store.table(submitKind)

function respond(host: BackEnd, outcome: Outcome): Response {
  const success = SUCCESS[host]
  if ('response' in outcome) return outcome.response
  if ('refusal' in outcome) {
    const { code, message, data } = outcome.refusal
    // Hosts without an envelope can refuse only by HTTP status.
    return json({ code, message, data: data ?? null }, success === 'raw' ? statusOf(code) : 200)
  }
  const data = outcome.data ?? null
  return json(success === 'raw' ? data : { code: success, message: 'success', data })
}

const statusOf = (code: number | string) => (typeof code === 'number' && code >= 400 && code < 600 ? code : 400)

/** A refusal by HTTP status, with the body of an envelope. */
export function refused(status: number, message: string): Response {
  return json({ code: status, message }, status)
}

/** JSON response that is not cached. */
export function json(value: unknown, status = 200): Response {
  return HttpResponse.json(value as JsonBodyType, { status, headers: { 'Cache-Control': 'no-store' } })
}
