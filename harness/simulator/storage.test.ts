import 'fake-indexeddb/auto'
import { BACKEND_CACHE } from '../worker/startBackend'
import type { AppWindow } from './AppWindow'
import { memoryOf, readMemory, writeMemory } from './memory'
import { scenarios } from './scenarios'
import { controlStorage, storagePrefix } from './storage'

const caches = new Set(['phone-1:pages', 'phone-2:pages', 'the app’s shell', BACKEND_CACHE])
Object.assign(window, {
  caches: { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) },
})
const state = { full: false, isPrivate: false }
const others = 'phone-2:token'
localStorage.setItem(others, 'of the other')
const { evict, write } = controlStorage(window as AppWindow, { prefix: 'phone-1:', state: () => state })

afterEach(() => {
  Object.assign(state, { full: false, isPrivate: false })
})

test('only frames of the console have a prefix', () => {
  expect(storagePrefix({ name: 'phone-2' })).toBe('phone-2:')
  expect(storagePrefix({ name: '' })).toBe('')
  expect(storagePrefix({ name: 'another window' })).toBe('')
})

test('a phone sees its own values, and clears no others', () => {
  localStorage.setItem('token', 'mine')
  expect(localStorage.getItem('token')).toBe('mine')
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, 'token', null])
  expect(Object.keys(localStorage).sort()).toEqual(['phone-1:token', others])
  localStorage.clear()
  expect(Object.keys(localStorage)).toEqual([others])
})

test('changes of another phone are no events of this one', () => {
  const seen: (string | null)[] = []
  window.addEventListener('storage', ({ key }) => seen.push(key))
  for (const key of [others, 'phone-1:token']) window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(seen).toEqual(['token'])
})

const opened = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('drafts')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

test('a full phone stores nothing more, a private one nothing at all', async () => {
  const database = await opened('app')
  const store = () => database.transaction('drafts', 'readwrite').objectStore('drafts')
  state.full = true
  expect(() => localStorage.setItem('a', 'b')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  expect(() => store().put(1, 'a')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  Object.assign(state, { full: false, isPrivate: true })
  expect(() => indexedDB.open('app')).toThrow(expect.objectContaining({ name: 'SecurityError' }))
  database.close()
})

test.each([{ full: true }, { isPrivate: true }])('a phone that is %j is itself kept over its page', (refusing) => {
  Object.assign(state, refusing)
  const memory = { ...memoryOf({ ...scenarios['partner-ios'], storage: refusing }, ''), clipboard: 'kept' }
  writeMemory(window, memory, write)
  expect(readMemory(window)).toMatchObject({ clipboard: 'kept', storage: refusing })
  sessionStorage.clear()
})

test('eviction empties the databases of this phone', async () => {
  const database = await opened('app')
  database.transaction('drafts', 'readwrite').objectStore('drafts').put(1, 'a')
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['app'])
  await evict('indexedDB')
  const count = await new Promise((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').count()
    request.onsuccess = () => resolve(request.result)
  })
  expect(count).toBe(0)
  database.close()
})

test('eviction of caches takes those of this phone and of the app’s worker, none of another phone or of the back end', async () => {
  await evict('caches')
  expect([...caches]).toEqual(['phone-2:pages', BACKEND_CACHE])
})
