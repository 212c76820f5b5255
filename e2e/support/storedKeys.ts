import type { Page } from '@playwright/test'

/** Keys of a table in the app's database; none if the table does not exist. */
export function storedKeys(page: Page, table: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('gas-sales')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains(name)) {
            database.close()
            return resolve([])
          }
          const keys = database.transaction(name).objectStore(name).getAllKeys()
          keys.onerror = () => reject(keys.error)
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result)
          }
        }
      }),
    table,
  )
}
