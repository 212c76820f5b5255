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
 * Whether a page can be opened: its area is installed, the page has a screen, and the user may see it. Links to other
 * areas are rendered only then.
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
 * Opens a confirm dialog that closes when the component unmounts: a dialog whose subject has ended, such as whether to
 * leave a form that was just sent, counts as cancelled. `about`: the dialog also closes when this changes.
 */
export function useConfirm(about?: unknown): (request: DialogRequest) => Promise<DialogResult> {
  const { feedback } = useCore()
  const open = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog about something else is closed
  useEffect(() => () => open.current?.abort(), [about])
  return useCallback(
    (request) => {
      open.current = new AbortController()
      return feedback.confirm(request, open.current.signal)
    },
    [feedback],
  )
}
