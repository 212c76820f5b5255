import type { Core, StoreToken } from './core'

export interface OwnedCore extends Core {
  /** Ends every store; on sign-out, so that nothing of the user stays readable. */
  dispose(): void
}

/** Puts a core together from its services; stores are made on first use and live as long as the core. */
export function createCore(services: Omit<Core, 'store'>): OwnedCore {
  const stores = new Map<string, object>()
  const core: OwnedCore = {
    ...services,
    store<S extends object>(token: StoreToken<S>): S {
      const known = stores.get(token.id)
      // A token's id is unique (contract suite), so what stands under it is what the token made.
      if (known) return known as S
      const made = token.create(core)
      stores.set(token.id, made)
      return made
    },
    dispose() {
      for (const store of stores.values())
        if ('dispose' in store && typeof store.dispose === 'function') store.dispose()
      stores.clear()
      services.outbox.dispose()
      services.offlineLists.dispose()
    },
  }
  return core
}
