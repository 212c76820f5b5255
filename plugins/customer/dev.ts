import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { href } from '#src/routes'
import { businessHandlers } from './backend/business'
import { changeKind, deviceHandlers, deviceKind } from './backend/devices'
import { energyHandlers } from './backend/energy'
import { listHandlers } from './backend/list'
import { moveHandlers } from './backend/moves'
import { registrationKind, seedRegistrations } from './backend/registrations'
import { riskSeenKind } from './backend/risk'
import { riskHandlers } from './backend/riskHandlers'
import { riskKind, seedRisks } from './backend/riskSeed'
import { drawChanges, drawDevices } from './backend/seed/devices'
import { drawLogs } from './backend/seed/serviceLog'
import { logHandlers, logKind } from './backend/serviceLog'
import { tellRisks, todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { changed, riskFound } from './messages'
import { rights } from './rights'
import * as r from './routes'
import { riskRoutes } from './rules/riskRoutes'

const id = 'C-000001'
/** A customer with records of every kind. */
const risky = { id: 'C-000007' }

export default definePluginDev({
  id: 'customer',
  rights,
  words: { en, zh },
  handlers: [
    ...listHandlers,
    ...moveHandlers,
    todayHandler,
    ...energyHandlers,
    ...deviceHandlers,
    ...logHandlers,
    ...riskHandlers,
    ...businessHandlers,
  ],
  ...seeded(
    [deviceKind, drawDevices],
    [changeKind, drawChanges],
    [logKind, drawLogs],
    [riskKind, seedRisks],
    [riskSeenKind],
    [registrationKind, seedRegistrations],
  ),
  sendDue: tellRisks,
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
    ...Object.values(riskRoutes).map((route) => href(route, risky)),
    href(r.customerLaxxDetails, { id: 'RK-007121' }),
    href(r.customerXzgxfDetails, { id: 'RK-007361' }),
    href(r.customerZbajDetails, { id: 'RK-007421' }),
    href(r.customerGqdjDetails, { id: 'RK-007481' }),
  ],
})
