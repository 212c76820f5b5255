import { expect, type Page } from '@playwright/test'

/** Waits until the service worker keeps every file of the build. */
export async function shellKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('worker.js')).text()
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const urls = kept.flat().map(({ url }) => url)
      const wanted = [...worker.matchAll(/"((?:assets\/|index\.html)[^"]*)"/g)].map(([, file = '']) => file)
      return wanted.filter((file) => !urls.some((url) => url.endsWith(`/${file}`))).length
    })
  await expect.poll(missing, { message: 'files that are not kept', timeout: 20_000 }).toBe(0)
}

/** Waits until so many lists are kept on the device. */
export async function listsKept(page: Page, wanted: number): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('gas-sales')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const database = opening.result
            const names = database.objectStoreNames
            if (!names.contains('pages')) {
              database.close()
              return resolve(0)
            }
            const counting = database.transaction('pages').objectStore('pages').count()
            counting.onsuccess = () => {
              database.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(count, { message: 'lists that are kept' }).toBeGreaterThanOrEqual(wanted)
}
