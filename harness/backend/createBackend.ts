import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { daysBetween } from '#base/calendar'
import { ANALYTICS_SCRIPT } from './analyticsScript'
import { runningClock } from './clock'
import type { PluginDev, SeedOptions, SimHandler, SimKind, SimRecord, SiteRow } from './contract'
import { createControl } from './control'
import { unreadCall } from './core/calls'
import { coreDev } from './core/dev'
import { rightsOf } from './core/rights'
import type { Fault } from './faults'
import { CONTROL, isOurs, locate } from './hosts'
import { undoKind } from './kit/restore'
import { endRow, type LogRow } from './log'
import { moveDays } from './moveDays'
import { json, mount, refused, submitKind } from './response'
import { withSessionCookie } from './sessionCookie'
import { isSiblingPage, respondAsSibling } from './sibling'
import { DEFAULT_SPACE, type Space, Spaces, type Wanted } from './spaces'
import { Bases, type DataSet, type OverlayStore, type StoreDump, seedBase } from './store'
import { readBody, readQuery, summary } from './wire'
import { worldDev } from './world/dev'

export interface BackendOptions {
  readonly devs: readonly PluginDev[]
  readonly size?: SeedOptions['size']
  readonly seed?: number
  /** Start time of each store's clock, which then runs in real time; default: the clock of this machine. */
  readonly now?: Date
  /** Rows of a `--data` file; they replace the seeded sites. */
  readonly sites?: readonly SiteRow[]
  /** Value of `import` in `/__sim/state`. */
  readonly importReport?: unknown
  /** The session is a cookie, and no token is sent (./sessionCookie). */
  readonly hasSessionCookie?: boolean
  /** One tester has the simulator for himself: the default store, too, takes a size and seed. */
  readonly isAlone?: boolean
  /** Called after every write to the default store, which is the one saved in the snapshot. */
  readonly wrote?: () => void
}

/** A received and counted call; `fault`: the fault to apply to it. */
export interface Arrival {
  readonly space: Space
  readonly fault: Fault | undefined
  readonly row: LogRow
}

export interface Backend {
  /** True for paths that the simulator handles. */
  isOurs(pathname: string): boolean
  /**
   * Logs a call and selects its fault, before its body is read. Undefined for `/__sim`, which has neither.
   */
  arrive(call: { method: string; url: URL; headers: Headers }): Arrival | undefined
  /** Response to a call; 'drop' if the connection is to be cut, undefined for a path of no simulated host. */
  handle(request: Request, arrival?: Arrival): Promise<Response | 'drop' | undefined>
  /** For `setupServer(...)` and a service worker: handles the simulator's paths, passes all other requests through. */
  readonly mswHandlers: HttpHandler[]
  /** The store selected by a `sim` cookie; without an id the default store. */
  store(id?: string): OverlayStore
  reset(id?: string): void
  /** Time of a store's clock; without an id of the default store's. */
  now(id?: string): Date
  /** Changes of the default store. */
  dump(): DatedDump
  /**
   * Restores a dump. If its seed was of another day, the dates of its records are moved by `days`. `unknown`: names of
   * kinds that no longer exist.
   */
  restore(dump: DatedDump): { readonly unknown: readonly string[]; readonly days: number }
}

/** Changes of a store, and the reference time (ISO 8601) of its seed. */
export interface DatedDump extends StoreDump {
  readonly seededAt: string
  /** What its last reset asked for, and how far its clock is from that of this machine. ms */
  readonly wanted?: Wanted
  readonly clockOffset?: number
}

/** Simulator of the back ends. Runs in Node, in Jest and in a service worker. */
export function createBackend(options: BackendOptions): Backend {
  const { size = 'default', seed = 1, sites } = options
  const devs = [...options.devs, worldDev, coreDev]
  const kinds = declaredKinds([...devs, { kinds: [undoKind] }])
  const rights = rightsOf(devs)
  const usual: DataSet = { size, seed }
  const seeded = (data: DataSet, at: Date) =>
    seedBase(
      kinds,
      // Core and world first: an area's record with the same id replaces theirs. An imported file has its own size: a
      // store that requests a size is seeded without it.
      [...devs].reverse().map((dev) => dev.seed({ ...data, now: at }, data === usual ? sites : undefined)),
    )
  const bases = new Bases(usual, seeded)
  const spaces = new Spaces(
    bases,
    () => runningClock(options.now),
    () => options.wrote?.(),
  )
  const routes = routeTable(
    // An area's handler stands before that of the shared world, and so replaces it.
    devs
      .flatMap((dev) => dev.handlers)
      .map((handler) => (handler.call === unreadCall ? afterDue(handler, devs) : handler)),
    (handler) => mount(handler, { spaces, rights }),
  )
  const control = createControl({
    isAlone: options.isAlone === true,
    kinds,
    devs,
    facts: ({ data, seededAt, now, wanted, store, isEdited }) => ({
      ...data,
      wanted,
      writes: store.writes,
      // What the app submits is kept by its key; sessions and due messages are no changes of the tester.
      isChanged: isEdited || store.table(submitKind).size > 0,
      isAlone: options.isAlone === true,
      now: now().toISOString(),
      seededAt: seededAt.toISOString(),
      stores: spaces.count,
      import: data === usual ? (options.importReport ?? null) : null,
    }),
    reset: (space, wanted) => spaces.reset(space, wanted),
  })

  const arrive: Backend['arrive'] = ({ method, url, headers }) => {
    const place = locate(url.pathname)
    if (!place) return undefined
    const space = spaces.of(headers)
    const fault = space.faults.take({ host: place.host, method, pathname: url.pathname })
    const row = space.log.add({
      at: new Date().toISOString(),
      ...place,
      method,
      query: readQuery(url),
      headers: Object.fromEntries(headers),
      body: null,
      status: null,
      ms: null,
    })
    return { space, fault, row }
  }

  const handle: Backend['handle'] = async (request, given) => {
    const url = new URL(request.url)
    if (url.pathname === CONTROL || url.pathname.startsWith(`${CONTROL}/`)) {
      return control(request, spaces.of(request.headers))
    }
    if (isSiblingPage(url.pathname)) return respondAsSibling(request)
    const arrival = given ?? arrive({ method: request.method, url, headers: request.headers })
    if (!arrival) return undefined
    const { fault, row, space } = arrival
    row.body = summary(await readBody(request.clone()))
    const answer = await underFault(fault, request, () => responseOf(request, url))
    if (fault?.hold) await space.faults.hold()
    endRow(row, answer === 'drop' ? 0 : answer.status)
    return answer
  }

  const responseOf = async (request: Request, url: URL): Promise<Response> => {
    const place = locate(url.pathname)
    if (place?.host === 'analytics' && request.method === 'GET') {
      return new Response(ANALYTICS_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
    }
    if (place?.host === 'log' || place?.host === 'analytics') {
      return request.method === 'POST' ? json({ code: 200, message: 'success' }) : refused(404, 'Post to it.')
    }
    const answer = async (call: Request) =>
      (await getResponse(routes(call.method, url.pathname), call)) ??
      refused(404, `No such call: ${call.method} ${url.pathname}: ${adviceFor(url.pathname, options.devs)}`)
    return options.hasSessionCookie ? withSessionCookie(request, answer) : answer(request)
  }

  return {
    isOurs,
    arrive,
    handle,
    mswHandlers: [
      http.all('*', async ({ request }) => {
        const answer = await handle(request)
        // Undefined passes the request to the next handler, and to `onUnhandledRequest`.
        return answer === 'drop' ? HttpResponse.error() : answer
      }),
    ],
    store: (id = DEFAULT_SPACE) => spaces.get(id).store,
    reset: (id = DEFAULT_SPACE) => spaces.reset(spaces.get(id)),
    now: (id = DEFAULT_SPACE) => spaces.get(id).now(),
    dump: () => {
      const { store, seededAt, wanted, now } = spaces.get(DEFAULT_SPACE)
      const asked = wanted && { wanted, ...(wanted.now && { clockOffset: now().getTime() - Date.now() }) }
      return { seededAt: seededAt.toISOString(), ...asked, ...store.dump() }
    },
    restore: ({ seededAt, wanted, clockOffset, ...dump }) => {
      const space = spaces.get(DEFAULT_SPACE)
      const clock = clockOffset === undefined ? undefined : runningClock(new Date(Date.now() + clockOffset))
      if (wanted) spaces.reset(space, wanted, clock)
      const days = daysBetween(new Date(seededAt), space.seededAt)
      return { unknown: space.store.restore(moveDays(dump, days), kinds), days }
    },
  }
}

/** Sends what became due before new messages are counted. */
function afterDue(handler: SimHandler, devs: readonly PluginDev[]): SimHandler {
  return {
    ...handler,
    run(wire, context) {
      for (const { sendDue } of devs) sendDue?.(context)
      return handler.run(wire, context)
    },
  }
}

/** Where the handler of a call is added: its area is the one whose calls begin like it, `/api/visits`. */
function adviceFor(pathname: string, devs: readonly PluginDev[]): string {
  const startOf = (path = '') => path.split('/', 3).join('/')
  const place = locate(pathname)
  const area = devs.find(({ handlers }) =>
    handlers.some(({ call: { declaration } }) => {
      return declaration.host === place?.host && startOf(declaration.path) === startOf(place.path)
    }),
  )
  return `add a handler to dev.ts of its area${area ? `, plugins/${area.id}/dev.ts` : ''} (docs/simulator.md)`
}

/** Every kind once, by name: two areas may share one. */
function declaredKinds(devs: readonly Pick<PluginDev, 'kinds'>[]): SimKind<SimRecord>[] {
  const kinds = new Map<string, SimKind<SimRecord>>()
  for (const kind of devs.flatMap((dev) => dev.kinds)) if (!kinds.has(kind.name)) kinds.set(kind.name, kind)
  return [...kinds.values()]
}

/**
 * The msw handlers that may match a path. msw tries all handlers in turn and compiles their patterns each time, which
 * is slow with hundreds of calls; handlers without a `{name}` are looked up by path instead.
 */
function routeTable(handlers: readonly SimHandler[], mounted: (handler: SimHandler) => HttpHandler) {
  const exact = new Map<string, HttpHandler[]>()
  const patterns: HttpHandler[] = []
  for (const handler of handlers) {
    const { host, method, path } = handler.call.declaration
    if (path.includes('{')) patterns.push(mounted(handler))
    else {
      const key = `${method} ${host} ${path.replace(/\?.*$/, '')}`
      exact.set(key, [...(exact.get(key) ?? []), mounted(handler)])
    }
  }
  return (method: string, pathname: string): HttpHandler[] => {
    const place = locate(pathname)
    return exact.get(`${method} ${place?.host} ${place?.path}`) ?? patterns
  }
}

/** Applies a fault to a call. */
async function underFault(
  fault: Fault | undefined,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response | 'drop'> {
  if (!fault) return answer()
  if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
  // On a socket the middleware stops reading; here the call hangs until the client aborts it.
  if (fault.stallAt !== undefined) {
    await aborted(request.signal)
    return 'drop'
  }
  if (fault.drop === 'request') return 'drop'
  if (fault.drop === 'answer') {
    await answer()
    return 'drop'
  }
  return faultResponse(fault) ?? answer()
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function faultResponse({ status, code, message, body }: Fault): Response | undefined {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  if (typeof body === 'string') return new HttpResponse(body, { status: status ?? 200, headers })
  if (body !== undefined) return json(body, status ?? 200)
  if (status === undefined && code === undefined && message === undefined) return undefined
  const said = code ?? status ?? 500
  return json({ code: said, message: message ?? `Fault ${said}`, data: null }, status ?? 200)
}
