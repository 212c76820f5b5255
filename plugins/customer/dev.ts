import { definePluginDev } from '#harness/backend/contract'
import { businessDev } from './backend/business'
import { energyDev } from './backend/energy'
import { companyHandlers } from './backend/list'
import { riskDev } from './backend/riskHandlers'
import { tellRisks } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'customer',
  rights,
  words: { en, zh },
  handlers: [...companyHandlers, ...energyDev.handlers, ...riskDev.handlers, ...businessDev.handlers],
  kinds: [...energyDev.kinds, ...riskDev.kinds, ...businessDev.kinds],
  sendDue: tellRisks,
  seed: (...options) => ({
    ...energyDev.seed(...options),
    ...riskDev.seed(...options),
    ...businessDev.seed(...options),
  }),
})
