import type { PluginDev } from '#harness/backend/contract'

/** Bills, devices, carbon and service log of companies in the simulator: a part of the area's `dev.ts`. */
export const energyDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = { handlers: [], kinds: [], seed: () => ({}) }
