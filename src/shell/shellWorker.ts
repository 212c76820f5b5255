import { routeRequest } from './routeRequest'
import { Shell } from './Shell'
import { KEEP_THE_REST, type ShellList } from './shellList'
import type { WorkerScope } from './workerScope'

/*
 * The service worker: a build of its own (scripts/build/WorkerPlugin.ts), so it shares no code with the app. It never skips
 * waiting: as long as a page runs on the earlier deployment, that one's worker and files stay.
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
    // The first visit's page, so that its next screens are kept too.
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event) => {
  if (event.data === KEEP_THE_REST) event.waitUntil(shell.keepRest())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answerer = routeRequest(request, scope, list)
  if (answerer.by === 'browser') return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (answerer.by === 'file') return event.respondWith(shell.file(answerer.file, request, later))
  const network = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? self.fetch(request))
  // Also when the kept page was faster: a preload that is dropped half-way makes the browser complain.
  later(network.catch(() => undefined))
  event.respondWith(shell.page(network))
})
