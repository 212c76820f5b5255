import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { saveRequest } from './api'
import { notifyDue } from './backend/messages'
import { centerKind, requestKind } from './backend/records'
import { requestHandlers } from './backend/requests'
import { readyScenarios } from './backend/scenarios'
import { seedCenters, seedRequests } from './backend/seed'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { decided, done, ending, toApprove } from './messages'
import { rights } from './rights'
import { costProfitCenterAdd } from './routes'
import { codeOf } from './rules/code'

export default definePluginDev({
  id: 'cost-center',
  rights,
  words: { en, zh },
  handlers: [todayHandler(requestHandlers), ...requestHandlers],
  ...seeded([centerKind, seedCenters], [requestKind, seedRequests]),
  sendDue: notifyDue,
  scenarios: readyScenarios,
  stores: () => import('./records'),
  messages: [toApprove, decided, done, ending].map((message) => ({ message, sample: { id: 'CC-000001' } })),
  examples: [href(costProfitCenterAdd, { id: 'CC-000001' })],
  submits: [
    submitExample(
      saveRequest,
      'rep01',
      (_, later) => ({
        version: 0,
        action: 'new' as const,
        kind: 'cost' as const,
        orgCode: '440605',
        name: `Night shift ${later}`,
        code: codeOf('cost', '4406', 500 + later) ?? '',
        from: '2026-12-01',
        responsible: { id: 'emp10', name: '梁志强' },
        business: 'gas' as const,
        reason: '夜班需要独立核算',
      }),
      { several: true },
    ),
  ],
})
