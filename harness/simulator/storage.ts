import { BACKEND_CACHE } from '../worker/startBackend'
import type { AppWindow } from './AppWindow'
import type { StorageChange, StorageState } from './types'

interface StorageOptions {
  /** Before all names of this page: several phones of one page share an origin. '' for one phone. */
  readonly prefix: string
  readonly state: () => StorageState
}

type Evict = NonNullable<StorageChange['evict']>

/** Writes a value into localStorage or sessionStorage. */
export type WriteValue = (storage: Storage, name: string, value: string) => void

export const writePlainly: WriteValue = (storage, name, value) => storage.setItem(name, value)

/** What the simulated phone itself does with the storage of its page. */
export interface PhoneStorage {
  /** Clears the data of one store. */
  readonly evict: (store: Evict) => Promise<void>
  /** Also while the phone refuses what the app stores. */
  readonly write: WriteValue
}

/** A frame of the console is a phone of its own; anything else is the only phone. */
export const storagePrefix = ({ name }: Pick<Window, 'name'>): string => (/^phone-\d+$/.test(name) ? `${name}:` : '')

/** Names of the console, its layout and its phones: a page of its own shares their origin. */
const OF_CONSOLE = /^(?:phone-\d+:|harness|react-resizable-panels:harness)/

/** Of the phone with this prefix. */
const isOwn = (name: string, prefix: string) => (prefix === '' ? !OF_CONSOLE.test(name) : name.startsWith(prefix))

/**
 * Gives the page's storage a prefix, and lets a full or private device refuse. Runs before the app, which is
 * unmodified. Cookies are shared: they select the store of the backend simulator.
 */
export function controlStorage(view: AppWindow, options: StorageOptions): PhoneStorage {
  const write = controlStorages(view, options)
  controlChannels(view, options)
  const clearCaches = controlCaches(view, options)
  const clearDatabases = controlDatabases(view, options)
  const evict: PhoneStorage['evict'] = async (store) => {
    if (store === 'caches') await clearCaches()
    else if (store === 'indexedDB') await clearDatabases()
    else view[store].clear()
  }
  return { evict, write }
}

/** Clears the values of one phone of a page, from outside of its frame. */
export function clearValues(storage: Storage, prefix: string): void {
  for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name)
}

/**
 * Clears all that one phone of a page has stored, from outside of its frame; the caches of the app's service worker,
 * which are those of all phones, stay.
 */
export async function clearPhone(view: AppWindow, prefix: string): Promise<void> {
  const { localStorage, sessionStorage, indexedDB, caches } = view
  for (const storage of [localStorage, sessionStorage]) clearValues(storage, prefix)
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(prefix)) await emptied(indexedDB.open(name))
  // Missing outside of secure contexts.
  for (const name of (await caches?.keys()) ?? []) if (name.startsWith(prefix)) await caches.delete(name)
}

const quotaExceeded = (view: AppWindow) => new view.DOMException('The quota has been exceeded.', 'QuotaExceededError')

function controlStorages(view: AppWindow, { prefix, state }: StorageOptions): WriteValue {
  const { prototype } = view.Storage
  const { getItem, setItem, removeItem } = prototype
  const namesIn = (storage: Storage) =>
    Object.keys(storage).flatMap((name) => (isOwn(name, prefix) ? name.slice(prefix.length) : []))
  prototype.getItem = function (name) {
    return getItem.call(this, prefix + name)
  }
  prototype.setItem = function (name, value) {
    if (state().full || state().isPrivate) throw quotaExceeded(view)
    setItem.call(this, prefix + name, value)
  }
  prototype.removeItem = function (name) {
    removeItem.call(this, prefix + name)
  }
  prototype.clear = function () {
    for (const name of namesIn(this)) removeItem.call(this, prefix + name)
  }
  prototype.key = function (index) {
    return namesIn(this)[index] ?? null
  }
  Object.defineProperty(prototype, 'length', {
    configurable: true,
    get(this: Storage) {
      return namesIn(this).length
    },
  })
  const write: WriteValue = (storage, name, value) => setItem.call(storage, prefix + name, value)
  if (prefix === '') return write
  // Another phone's changes are not this one's.
  view.addEventListener('storage', (event) => {
    const { key } = event
    if (key === null || !key.startsWith(prefix)) event.stopImmediatePropagation()
    else Object.defineProperty(event, 'key', { value: key.slice(prefix.length) })
  })
  return write
}

function controlChannels(view: AppWindow, { prefix }: StorageOptions): void {
  if (prefix === '') return
  const Original = view.BroadcastChannel
  view.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(prefix + name)
    }
  }
  const locks = view.navigator.locks
  if (locks) {
    const request = locks.request.bind(locks)
    Object.defineProperty(locks, 'request', {
      configurable: true,
      value: (name: string, ...more: [LockGrantedCallback<unknown>]) => request(prefix + name, ...more),
    })
  }
}

/** Caches of the app's service worker have no prefix: the phones of a page share them. */
const isOfWorker = (name: string) => !/^phone-\d+:/.test(name) && name !== BACKEND_CACHE

function controlCaches(view: AppWindow, { prefix }: StorageOptions): () => Promise<void> {
  const { caches } = view
  // Missing outside of secure contexts.
  if (!caches) return async () => undefined
  const { open, has, keys } = caches
  const remove = caches.delete
  const clear = async () => {
    for (const name of await keys.call(caches))
      if (isOfWorker(name) || (prefix !== '' && name.startsWith(prefix))) await remove.call(caches, name)
  }
  if (prefix === '') return clear
  Object.assign(caches, {
    open: (name: string) => open.call(caches, prefix + name),
    has: (name: string) => has.call(caches, prefix + name),
    delete: (name: string) => remove.call(caches, prefix + name),
    keys: async () =>
      (await keys.call(caches)).flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  })
  return clear
}

function controlDatabases(view: AppWindow, { prefix, state }: StorageOptions): () => Promise<void> {
  const factory = view.IDBFactory.prototype
  const { open, deleteDatabase, databases } = factory
  factory.open = function (name, version) {
    if (state().isPrivate) throw new view.DOMException('Access to the database is denied.', 'SecurityError')
    return version === undefined ? open.call(this, prefix + name) : open.call(this, prefix + name, version)
  }
  factory.deleteDatabase = function (name) {
    return deleteDatabase.call(this, prefix + name)
  }
  const own = async () => (await databases.call(view.indexedDB)).filter(({ name = '' }) => isOwn(name, prefix))
  factory.databases = async () =>
    (await own()).map(({ name = '', ...rest }) => ({ ...rest, name: name.slice(prefix.length) }))
  const { prototype } = view.IDBObjectStore
  for (const method of ['put', 'add'] as const) {
    const write = prototype[method]
    prototype[method] = function (...given) {
      if (state().full) throw quotaExceeded(view)
      return write.apply(this, given)
    }
  }
  return async () => {
    for (const { name = '' } of await own()) await emptied(open.call(view.indexedDB, name))
  }
}

/** Clears all object stores of a database. */
function emptied(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const { result } = request
      const names = [...result.objectStoreNames]
      if (names.length === 0) {
        result.close()
        return resolve()
      }
      const transaction = result.transaction(names, 'readwrite')
      for (const name of names) transaction.objectStore(name).clear()
      transaction.onerror = () => reject(transaction.error)
      transaction.oncomplete = () => {
        result.close()
        resolve()
      }
    }
  })
}
