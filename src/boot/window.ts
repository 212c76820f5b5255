import type { EarlyRequest } from '#src/http'

/** A host event that came before the app was there to take it. */
export interface EarlyEvent {
  readonly name: string
  readonly payload: unknown
}

/** What the inline boot script leaves for the app. */
export interface Boot {
  readonly events: EarlyEvent[]
  /** The entry route's first request, on its way before the bundle has arrived. */
  early?: { readonly url: string; readonly answer: Promise<Response> }
}

declare global {
  interface Window {
    /** Until boot takes it over. */
    __boot?: Boot
  }
}

/** Takes over what the inline script began; the global is gone afterwards. */
export function takeBoot(): { readonly requests: readonly EarlyRequest[]; readonly events: readonly EarlyEvent[] } {
  const { early, events = [] } = window.__boot ?? {}
  delete window.__boot
  if (!early) return { requests: [], events }
  const answer = early.answer.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
  }))
  // Whoever takes the answer sees the failure; nobody has to take it.
  answer.catch(() => undefined)
  return { requests: [{ method: 'GET', url: early.url, answer }], events }
}
