import type { Wanted } from '../backend/spaces'

/** The browser's own fetch of the page, before the simulated network replaces it. */
type View = Pick<Window, 'fetch'>
const own = new WeakMap<View, typeof fetch>()

/** Keeps the browser's own fetch for `callBackend`; call it before the network is simulated. */
export function keepFetch(view: View): void {
  own.set(view, view.fetch)
}

/** The browser's own fetch of the page. */
export const ownFetch = (view: View): typeof fetch => own.get(view) ?? view.fetch

/** A call of the backend simulator (`/__sim/…`), which the simulated network does not delay; throws if it refuses. */
export async function callBackend(view: View, method: string, name: string, body?: unknown): Promise<void> {
  const response = await ownFetch(view).call(view, `/__sim/${name}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} /__sim/${name}: ${response.status} ${await response.text()}`)
}

/** What `/__sim/state` says about the data. */
interface DataState extends Required<Wanted> {
  readonly wanted: Wanted | null
  readonly import: unknown
}

/** The data that the back end has, to begin with them again; undefined without a simulator. */
export async function presentData(view: View): Promise<Wanted | undefined> {
  const response = await ownFetch(view)
    .call(view, '/__sim/state', { method: 'GET' })
    .catch(() => undefined)
  if (!response?.ok || !isJson(response)) return undefined
  // Written by the simulator of the same commit.
  const { size, seed, now, wanted, import: imported } = (await response.json()) as DataState
  // A store with a size or seed of its own is seeded without the sites of a file.
  return { ...(!imported && { size, seed }), now: wanted?.now ?? now }
}

/** A static server responds with anything else, possibly a page. */
export const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true

/** Data belong to one tester: without an own store one is created, valid until the browser is closed. */
export function ownStore(document: Pick<Document, 'cookie'>): void {
  if (/(?:^|;)\s*sim=[^;\s]/.test(document.cookie)) return
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  document.cookie = `sim=tester-${id}; path=/; SameSite=Lax`
}
