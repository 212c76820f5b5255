import { href } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { contractHandlers } from './backend/contracts'
import { launchHandlers } from './backend/launch'
import { notifyDue } from './backend/messages'
import { contractKind } from './backend/records'
import { readyScenarios } from './backend/scenarios'
import { seedContracts } from './backend/seed/contracts'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { decided, expiring, paymentDue, toApprove } from './messages'
import { rights } from './rights'
import { contractIframe } from './routes'

const handlers = [...contractHandlers, ...launchHandlers]

export default definePluginDev({
  id: 'contracts',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  ...seeded([contractKind, seedContracts]),
  sendDue: notifyDue,
  scenarios: readyScenarios,
  stores: () => import('./records'),
  messages: [
    { message: toApprove, sample: { id: 'CT-000002' } },
    { message: decided, sample: { id: 'CT-000012' } },
    { message: expiring, sample: { id: 'CT-000001', daysLeft: '74' } },
    { message: paymentDue, sample: { id: 'CT-000001' } },
  ],
  examples: [href(contractIframe, { mode: 'new', custId: 'C-000001' })],
})
