import type { PluginDev } from '#harness/backend/contract'
import leads from './leads/dev'
import permissions from './permissions/dev'

/** The areas' parts for harness and tests, one line each; never reachable from the production entry. */
export const pluginDevs: readonly PluginDev[] = [leads, permissions]
