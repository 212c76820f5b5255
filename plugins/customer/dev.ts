import { definePluginDev } from '#harness/backend/contract'
import { seedKit } from '#harness/backend/kit'
import { riskSeenKind } from './backend/risk'
import { riskHandlers } from './backend/riskHandlers'
import { riskKind, seedRisks } from './backend/riskSeed'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'customer',
  rights,
  words: { en, zh },
  handlers: riskHandlers,
  kinds: [riskKind, riskSeenKind],
  seed: (options) => ({ risk: () => seedRisks(seedKit(options)) }),
})
