/**
 * The part of the service worker's global scope that we use; TypeScript's own library for it excludes that of the page.
 */
export interface WorkerScope {
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: { claim(): Promise<void> }
  readonly caches: CacheStorage
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkEvent & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: ShellFetchEvent) => void): void
}

interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

interface ShellFetchEvent extends WorkEvent {
  readonly request: Request
  /** Response of the navigation preload, sent while the worker starts; undefined if the browser sends none. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
