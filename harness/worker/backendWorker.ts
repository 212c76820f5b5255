import './noStorage'

import { pluginDevs } from '../../plugins/dev'
import { createBackend } from '../backend/createBackend'
import { DUMP, restoreKept } from './restoreKept'
import { BACKEND_CACHE } from './startBackend'

/*
 * The backend simulator as a service worker: `dist-harness/` on any static server. It also runs the app's own worker,
 * because a page has one.
 */

/** The part of the worker's scope that is used; the page's types have none. */
interface WorkerScope {
  readonly caches: CacheStorage
  readonly registration: { readonly scope: string }
  importScripts(file: string): void
  skipWaiting(): Promise<void>
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'install', listener: (event: Pick<FetchEvent, 'waitUntil'>) => void): void
}

interface FetchEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

declare const self: WorkerScope

let isDirty = false
const backend = createBackend({
  devs: pluginDevs,
  isAlone: true,
  wrote: () => {
    isDirty = true
  },
})

const opened = (async () => {
  const cache = await self.caches.open(BACKEND_CACHE)
  await restoreKept(cache, backend)
  isDirty = false
  return cache
})()

async function keep(): Promise<void> {
  if (!isDirty) return
  isDirty = false
  const cache = await opened
  await cache.put(DUMP, new Response(JSON.stringify(backend.dump())))
}

async function answer(event: FetchEvent): Promise<Response> {
  await opened
  const response = await backend.handle(event.request)
  event.waitUntil(keep())
  return response === undefined || response === 'drop' ? Response.error() : response
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('fetch', (event) => {
  if (backend.isOurs(new URL(event.request.url).pathname)) event.respondWith(answer(event))
})
self.importScripts('worker.js')
