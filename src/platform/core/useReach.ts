import { useCallback } from 'react'
import { useCore } from './CoreContext'
import type { Core } from './core'

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
