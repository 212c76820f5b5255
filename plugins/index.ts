import type { Plugin } from '#src/plugin'
import core from './core/plugin'
import leads from './leads/plugin'
import publicPages from './public/plugin'

/** The areas of the app, in the order in which the workbench shows what they contribute. Kept by hand; a test misses none. */
export const plugins: readonly Plugin[] = [core, leads, publicPages]
