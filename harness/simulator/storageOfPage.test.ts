import 'fake-indexeddb/auto'
import type { AppWindow } from './AppWindow'
import { controlStorage } from './storage'

/** Of the console, and of the phones in it, which share the origin of `/simulated.html`. */
const OF_CONSOLE = ['harness.scenarios', 'react-resizable-panels:harness-right', 'phone-1:token']

const opened = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('drafts')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
const storeOf = (database: IDBDatabase) => database.transaction('drafts', 'readwrite').objectStore('drafts')
const countIn = (database: IDBDatabase) =>
  new Promise<number>((resolve) => {
    const request = storeOf(database).count()
    request.onsuccess = () => resolve(request.result)
  })

test('eviction in a page of its own takes nothing of the console and of its phones', async () => {
  const { evict } = controlStorage(window as AppWindow, {
    prefix: '',
    state: () => ({ full: false, isPrivate: false }),
  })
  for (const name of ['token', ...OF_CONSOLE]) localStorage.setItem(name, 'x')
  await evict('localStorage')
  expect(Object.keys(localStorage).sort()).toEqual([...OF_CONSOLE].sort())

  const databases = await Promise.all(['outbox', 'phone-1:outbox'].map(opened))
  for (const database of databases) storeOf(database).put(1, 'a')
  await evict('indexedDB')
  expect(await Promise.all(databases.map(countIn))).toEqual([0, 1])
  for (const database of databases) database.close()
})
