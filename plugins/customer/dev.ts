import { definePluginDev } from '#harness/backend/contract'
import { href } from '#src/routes'
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

const id = 'C-000001'
/** A customer with records of every kind. */
const risky = { id: 'C-000007' }

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
  messages: [
    { message: riskFound, sample: { id, name: 'Foshan Guangda Ceramics', kind: 'pjws', count: 2 } },
    { message: changed, sample: { id, kind: 'labels' } },
  ],
  examples: [
    ...[
      r.customerDetails,
      r.customerLabelList,
      r.customerLabelEdit,
      r.customerBasic,
      r.customerBusinessInfo,
      r.customerCarbonInfo,
    ].map((route) => href(route, { id })),
    href(r.customerOperatingInfomation, { id }),
    href(r.customerYearReportDetails, { id, year: 2025 }),
    href(r.customerLinkMap, { id: 'C-000012' }),
    href(r.customerEnergydeviceList, { id }),
    href(r.customerServiceLog, { id }),
    href(r.customerDeviceChange, { id }),
    href(r.customerEnergyBill, { id }),
    ...[
      r.customerPjws,
      r.customerBzxr,
      r.customerLaxx,
      r.customerFygg,
      r.customerKtgg,
      r.customerSxxx,
      r.customerXzgxf,
      r.customerZbaj,
      r.customerGqdj,
    ].map((route) => href(route, risky)),
    href(r.customerLaxxDetails, { id: 'RK-007121' }),
    href(r.customerXzgxfDetails, { id: 'RK-007361' }),
    href(r.customerZbajDetails, { id: 'RK-007421' }),
    href(r.customerGqdjDetails, { id: 'RK-007481' }),
  ],
})
