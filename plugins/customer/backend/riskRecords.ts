import type { PluginDev } from '#harness/backend/contract'

/** Legal risk of companies in the simulator: a part of the area's `dev.ts`. */
export const riskDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = { handlers: [], kinds: [], seed: () => ({}) }
