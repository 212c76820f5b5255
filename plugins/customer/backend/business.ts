import type { PluginDev } from '#harness/backend/contract'

/** Registration, operating figures and relations of companies in the simulator: a part of the area's `dev.ts`. */
export const businessDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = { handlers: [], kinds: [], seed: () => ({}) }
