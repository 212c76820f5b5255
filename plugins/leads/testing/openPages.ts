import type { ComponentType } from 'react'
import type { Route, Search } from '#base/routes'
import { type Simulation, simCore } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { showPages } from '#testing'
import plugin from '../plugin'

/** Tests of screens against the area's simulator, at the example time (2026-11-20 09:41 +08:00). */

interface Opening {
  readonly sim: Simulation
  /** Parts of the core that the test replaces. */
  readonly more?: Partial<Core>
}

/** Opens an address as an employee. */
export async function openPages(
  who: string,
  pages: readonly (readonly [route: Route, screen: ComponentType, search?: Search])[],
  address: string,
  { sim, more }: Opening,
) {
  const { core } = simCore(sim, plugin, who, more)
  const shown = await showPages(
    core,
    pages.map(([route, screen, search]) => ({ route, screen, search })),
    address,
    'leads',
  )
  return { ...shown, sim, core }
}
