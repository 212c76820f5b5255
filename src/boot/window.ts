import type { EarlyRequest } from '#src/http'

/** What a host called one of its global functions with. */
export interface HostCallback {
  readonly name: string
  readonly payload: unknown
}

/** What the inline boot script leaves for the app. */
export interface Boot {
  /** What came before the app was there to take it. */
  readonly events: HostCallback[]
  /** Takes what comes from now on. */
  take?: (callback: HostCallback) => void
  /** The entry route's first request, on its way before the bundle has arrived. */
  early?: Omit<EarlyRequest, 'method' | 'answer'> & { readonly answer: Promise<Response> }
}

declare global {
  interface Window {
    /** Until boot takes it over. */
    __boot?: Boot
  }
}

/** The part of the boot that the app goes on with. */
export interface TakenBoot {
  readonly requests: readonly EarlyRequest[]
  /** Everything that the host's global functions were called with, from the first on. */
  listen(take: (callback: HostCallback) => void): void
}

/** Takes over what the inline script began; its own global is gone afterwards, the host's functions stay. */
export function takeBoot(): TakenBoot {
  const boot = window.__boot ?? { events: [] }
  delete window.__boot
  return {
    requests: requestsOf(boot),
    listen(take) {
      boot.take = take
      for (const early of boot.events.splice(0)) take(early)
    },
  }
}

function requestsOf({ early }: Boot): readonly EarlyRequest[] {
  if (!early) return []
  const answer = early.answer.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
  }))
  // Whoever takes the answer sees the failure; nobody has to take it.
  answer.catch(() => undefined)
  return [{ ...early, method: 'GET', answer }]
}
