/* msw keeps cookies in localStorage, which a service worker does not have: the simulator sets none. Imported first. */

const nothing: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}
Object.defineProperty(globalThis, 'localStorage', { value: nothing })

export {}
