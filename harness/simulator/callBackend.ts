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
