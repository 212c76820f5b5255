import type { Areas, DeclaredCall } from '#platform/outbox'
import type { Plugin } from './areas'
import type { Core, StoreToken } from './core'
import type { RepeatableCall } from './repeatable'

export interface OwnedCore extends Core {
  /** Disposes every store on sign-out, so that no data of the user stays readable. */
  dispose(): void
}

/**
 * Creates a core from its services. Stores are created on first use and live as long as the core. `release` is called
 * when the core is disposed.
 */
export function createCore(
  services: Omit<Core, 'store' | 'invalidateAll' | 'invalidateRecord'>,
  release?: () => void,
): OwnedCore {
  const stores = new Map<StoreToken, object>()
  /** Calls a method of the stores that have it. */
  const callEach = (method: 'invalidateAll' | 'invalidateRecord' | 'dispose', id?: string) => {
    for (const store of stores.values()) {
      const own: unknown = Reflect.get(store, method)
      if (typeof own === 'function') own.call(store, id)
    }
  }
  const core: OwnedCore = {
    ...services,
    store<S extends object>(token: StoreToken<S>): S {
      const known = stores.get(token)
      // The entry of a token is only ever set to the result of its own `create`, so its type is S.
      if (known) return known as S
      if ([...stores.keys()].some(({ id }) => id === token.id)) {
        services.report(new Error(`two stores have the id '${token.id}'`), 'core')
      }
      const made = token.create(core)
      stores.set(token, made)
      return made
    },
    invalidateAll() {
      callEach('invalidateAll')
    },
    invalidateRecord(id) {
      callEach('invalidateRecord', id)
    },
    dispose() {
      callEach('dispose')
      stores.clear()
      release?.()
    },
  }
  return core
}

/** The repeatable calls of each area as the outbox needs them: their functions get the core. */
export function declaredCalls(plugins: readonly Pick<Plugin, 'id' | 'repeatable'>[], core: () => Core): Areas {
  const bound = (entry: RepeatableCall): DeclaredCall => ({
    ...entry,
    alreadyThere: async (request) => entry.alreadyThere(core(), request),
    compare: (request, theirs) => entry.compare?.(request, theirs, core()),
    afterSent: (request) => entry.afterSent?.(core(), request),
  })
  return new Map(
    plugins.flatMap(({ id, repeatable }) =>
      repeatable ? [[id, async () => (await repeatable()).default.map(bound)] as const] : [],
    ),
  )
}
