import { loadNow } from './loadEngine'

/**
 * Begins to load what draws charts at once, for a page whose first screen is a chart: beside its data, not after them.
 * A page that calls it has the engine in the preload table too (scripts/build/screens.ts).
 */
export function preloadChart(): void {
  loadNow('chart')
    // Only a preload: the chart loads it again, and says so if that fails.
    .catch(() => undefined)
}
