import type { PluginDev } from '#harness/backend/contract'
import { seedKit } from '#harness/backend/kit'
import { riskSeenKind } from './risk'
import { riskHandlers } from './riskHandlers'
import { riskKind, seedRisks } from './riskSeed'

/** Legal risk of companies in the simulator: a part of the area's `dev.ts`. */
export const riskDev: Pick<PluginDev, 'handlers' | 'kinds' | 'seed'> = {
  handlers: riskHandlers,
  kinds: [riskKind, riskSeenKind],
  seed: (options) => ({ risk: () => seedRisks(seedKit(options)) }),
}
