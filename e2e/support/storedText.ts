import type { Page } from '@playwright/test'

/** Everything stored by the page's origin as one text: web storage, cookies and all database rows. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('gas-sales'))
    const tables = [...database.objectStoreNames].map(async (name) => {
      const table = database.transaction(name).objectStore(name)
      return [name, await Promise.all([settled(table.getAllKeys()), settled(table.getAll())])]
    })
    const rows = await Promise.all(tables)
    database.close()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, rows])
  })
}
