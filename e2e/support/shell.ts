import { expect, type Page } from '@playwright/test'
import { storedKeys } from './storedKeys'

/** Waits until the service worker has cached every file of the build. */
export async function shellCached(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('worker.js')).text()
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const urls = kept.flat().map(({ url }) => url)
      const wanted = [...worker.matchAll(/"((?:assets\/|index\.html)[^"]*)"/g)].map(([, file = '']) => file)
      return wanted.filter((file) => !urls.some((url) => url.endsWith(`/${file}`))).length
    })
  await expect.poll(missing, { message: 'files that are not kept', timeout: 30_000 }).toBe(0)
}

/** Waits until this many lists are stored on the device. */
export async function listsCached(page: Page, wanted: number): Promise<void> {
  // Lists are named by their route; other copies are of records and of the workbench.
  const isList = (key: unknown) => Array.isArray(key) && String(key[1]).startsWith('/')
  const count = async () => (await storedKeys(page, 'pages')).filter(isList).length
  await expect.poll(count, { message: 'lists that are kept' }).toBeGreaterThanOrEqual(wanted)
}
