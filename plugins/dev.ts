import type { PluginDev } from '#harness/backend/contract'
import leads from './leads/dev'

/** What the areas give to harness and tests: one line for each, never reachable from the production entry. */
export const pluginDevs: readonly PluginDev[] = [leads]
