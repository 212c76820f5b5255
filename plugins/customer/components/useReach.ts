import { useCallback } from 'react'
import { useCore } from '#src/core'
import type { Route } from '#src/routes'

/**
 * Whether a page of another area can be opened: its plugin is there, the page is built, and the user may see it. Links
 * vanish with their plugin.
 */
export function useReach(): (route: Route) => boolean {
  const { registry, decide } = useCore()
  return useCallback(
    ({ path }) => {
      const entry = registry.routes.get(path)
      return entry?.screen !== undefined && decide(entry.access).ok && decide(entry.plugin.access).ok
    },
    [registry, decide],
  )
}
