import { createContext, useContext } from 'react'
import type { Core, StoreToken } from './core'

/** The core of the signed-in user; areas read it by `useCore`. */
export const CoreContext = createContext<Core | undefined>(undefined)

/** The core of the signed-in user. */
export function useCore(): Core {
  const core = useContext(CoreContext)
  if (!core) throw new Error('used outside of the app')
  return core
}

/** A store of an area; created on first use. */
export function useStore<S extends object>(token: StoreToken<S>): S {
  return useCore().store(token)
}
