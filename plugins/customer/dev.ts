import { href, type Route } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { readyScenario, see } from '#harness/backend/readyScenario'
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
import { submits } from './backend/submits'
import { notifyRisks, todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { changed, riskFound } from './messages'
import { rights } from './rights'
import * as r from './routes'
import { riskRoutes } from './rules/riskRoutes'

const id = 'C-000001'
/** Ids of examples that another record shows better: C-000007 has legal risk of every kind. */
const ids: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(riskRoutes).map(({ path }) => [path, 'C-000007'])),
  [r.customerLinkMap.path]: 'C-000012',
  [r.customerLaxxDetails.path]: 'RK-007121',
  [r.customerXzgxfDetails.path]: 'RK-007361',
  [r.customerZbajDetails.path]: 'RK-007421',
  [r.customerGqdjDetails.path]: 'RK-007481',
}

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
  sendDue: notifyRisks,
  messages: [
    { message: riskFound, sample: { id, name: 'Foshan Guangda Ceramics', kind: 'pjws', count: 2 } },
    { message: changed, sample: { id, kind: 'label' } },
  ],
  submits,
  // A move of one of the devices of the sheet.
  moveNames: { retire: undefined },
  moveInputs: {
    retire: (custId, { store }) =>
      [...store.table(deviceKind).values()].find((device) => device.custId === custId && device.state !== '3'),
  },
  examples: Object.values<Route>(r)
    .filter(({ search }) => 'id' in search)
    .map((route) => href(route, { id: ids[route.path] ?? id, ...('year' in route.search && { year: 2025 }) })),
  scenarios: [
    readyScenario(
      'A customer of another organisation is opened',
      '打开其他组织的客户',
      'partner-ios',
      { path: '/customerDetails?id=C-000001', persona: 'rep05' },
      see('You cannot see this customer'),
    ),
  ],
})
