import type { EarlyRequest } from '#platform/http'

/** One call of a global function by the host. */
export interface HostCallback {
  readonly name: string
  readonly payload: unknown
}

/** State that the inline boot script hands over to the app. */
export interface Boot {
  /** Calls of the host that arrived before the app listened. */
  readonly events: HostCallback[]
  /** Receives the calls from then on. */
  take?: (callback: HostCallback) => void
  /** Requests of the entry route that were sent before the bundle has loaded. */
  readonly early: (Omit<EarlyRequest, 'method' | 'answer'> & { readonly answer: Promise<Response> })[]
}

declare global {
  interface Window {
    /** Removed by `takeBoot`. */
    __boot?: Boot
  }
}

/** State that the app takes over from the inline boot script. */
export interface TakenBoot {
  readonly requests: readonly EarlyRequest[]
  /** Passes on every call of the host, starting with those that arrived before. */
  listen(take: (callback: HostCallback) => void): void
}

/** Takes over the state of the inline script and removes its global; the global functions for the host stay. */
export function takeBoot(): TakenBoot {
  const boot = window.__boot ?? { events: [], early: [] }
  delete window.__boot
  return {
    requests: boot.early.map(requestOf),
    listen(take) {
      boot.take = take
      for (const early of boot.events.splice(0)) take(early)
    },
  }
}

function requestOf(early: Boot['early'][number]): EarlyRequest {
  const answer = early.answer.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
  }))
  // The promise may never be used; its rejection must not count as unhandled.
  answer.catch(() => undefined)
  return { ...early, method: 'GET', answer }
}
