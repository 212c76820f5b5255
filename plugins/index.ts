import type { Plugin } from '#src/plugin'
import core from './core/plugin'
import leads from './leads/plugin'
import permissions from './permissions/plugin'
import publicPages from './public/plugin'

/**
 * The areas of the app, in the order of their contributions in the workbench. Maintained by hand; a test finds missing
 * ones.
 */
export const plugins: readonly Plugin[] = [core, leads, permissions, publicPages]
