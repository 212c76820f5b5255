import { routeRequest } from './routeRequest'
import { Shell } from './Shell'
import { KEEP_THE_REST, type ShellList } from './shellList'
import type { WorkerScope } from './workerScope'

/*
 * The service worker, built separately (scripts/build/WorkerPlugin.ts) without code of the app. It never calls
 * skipWaiting: as long as a page of the previous deployment is open, that deployment's worker and files stay.
 */

declare const __SHELL__: ShellList
declare const self: WorkerScope

const list = __SHELL__
const { scope } = self.registration
const shell = new Shell({ list, scope, caches: self.caches, fetch: (request, init) => self.fetch(request, init) })

self.addEventListener('install', (event) => event.waitUntil(shell.install()))

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await shell.tidy()
    await self.registration.navigationPreload?.enable()
    // Also controls the page of the first visit, so that its lazy screens are cached.
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event) => {
  if (event.data === KEEP_THE_REST) event.waitUntil(shell.keepRest())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const responder = routeRequest(request, scope, list)
  if (responder.by === 'browser') return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (responder.by === 'file') return event.respondWith(shell.file(responder.file, request, later))
  const network = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? self.fetch(request))
  // Awaited even if the cached page was faster: the browser warns about a cancelled preload.
  later(network.catch(() => undefined))
  event.respondWith(shell.page(network))
})
