import { definePluginDev } from '#harness/backend/contract'
import { href, type Route } from '#src/routes'
import { businessDev } from './backend/business'
import { energyDev } from './backend/energy'
import { companyHandlers } from './backend/list'
import { riskDev } from './backend/riskHandlers'
import { tellRisks } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { changed, riskFound } from './messages'
import { rights } from './rights'
import * as r from './routes'

/** Pages of a company that need no more than its id. */
const OF_COMPANY: readonly Route[] = [
  r.customerDetails,
  r.customerLabelList,
  r.customerLabelEdit,
  r.customerBasic,
  r.customerBusinessInfo,
  r.customerOperatingInfomation,
  r.customerLinkMap,
  r.customerCarbonInfo,
  r.customerEnergydeviceList,
  r.customerServiceLog,
  r.customerDeviceChange,
  r.customerEnergyBill,
  r.customerPjws,
  r.customerSxxx,
]

export default definePluginDev({
  id: 'customer',
  rights,
  words: { en, zh },
  handlers: [...companyHandlers, ...energyDev.handlers, ...riskDev.handlers, ...businessDev.handlers],
  kinds: [...energyDev.kinds, ...riskDev.kinds, ...businessDev.kinds],
  sendDue: tellRisks,
  messages: [riskFound, changed].map((message) => ({
    message,
    sample: { id: 'C-000001', name: '光大玻璃制品有限公司', kind: 'pjws', count: '2', at: '2026-11-20T01:00:00.000Z' },
  })),
  examples: [
    ...OF_COMPANY.map((route) => href(route, { id: 'C-000001' })),
    href(r.customerYearReportDetails, { id: 'C-000001', year: 2025 }),
    href(r.customerLaxxDetails, { id: 'RK-007121' }),
  ],
  seed: (...options) => ({
    ...energyDev.seed(...options),
    ...riskDev.seed(...options),
    ...businessDev.seed(...options),
  }),
})
