import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DialogRequest, DialogResult } from '#platform/feedback'
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

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** `navigator.onLine`. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Calls `run` whenever the network returns; nothing while it is undefined. */
export function useBackOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [run])
}

/**
 * Whether a page can be opened: its area is there, the page is built, and the user may see it. Links to other areas are
 * drawn only then.
 */
export function canReach({ registry, decide }: Pick<Core, 'registry' | 'decide'>, path: string): boolean {
  const entry = registry.routes.get(path)
  return entry?.screen !== undefined && [entry.plugin.access, entry.access].every((access) => decide(access).ok)
}

/** `canReach` for components, by route, which is undefined where the definitions of its area have failed. */
export function useReach(): (route: { readonly path: string } | undefined) => boolean {
  const { registry, decide } = useCore()
  return useCallback((route) => route !== undefined && canReach({ registry, decide }, route.path), [registry, decide])
}

/**
 * Asks in a dialog that goes with the component: a question about something that has ended meanwhile, such as whether to
 * leave a form that was just sent, is withdrawn and counts as cancelled. `about`: it goes when this changes, too.
 */
export function useConfirm(about?: unknown): (request: DialogRequest) => Promise<DialogResult> {
  const { feedback } = useCore()
  const open = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question about something else is withdrawn
  useEffect(() => () => open.current?.abort(), [about])
  return useCallback(
    (request) => {
      open.current = new AbortController()
      return feedback.confirm(request, open.current.signal)
    },
    [feedback],
  )
}
