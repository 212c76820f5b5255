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

/** `canReach` for components, by route. */
export function useReach(): (route: { readonly path: string }) => boolean {
  const { registry, decide } = useCore()
  return useCallback(({ path }) => canReach({ registry, decide }, path), [registry, decide])
}
