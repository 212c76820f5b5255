import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { submitBounce } from './api/bounces'
import { measureCompetitor } from './api/competitive'
import { handleWarning } from './api/warnings'
import { bounceHandlers } from './backend/bounces'
import { competitiveHandlers } from './backend/competitive'
import { bounceKind, competitiveKind, warningKind } from './backend/records'
import { seedCompetitive } from './backend/seed/competitive'
import { seedBounces, seedWarnings } from './backend/seed/warnings'
import { todoKind } from './backend/todos'
import { warningHandlers } from './backend/warnings'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { competitiveRaised, gasBounceFound, gasRiskRaised } from './messages'
import { rights } from './rights'
import { toDoCompetitiveRisk, toDoGasBounceEdit, toDoGasBounceView, toDoGasRisk, toDoGasRiskDay } from './routes'

export default definePluginDev({
  id: 'risk',
  rights,
  words: { en, zh },
  handlers: [...warningHandlers, ...competitiveHandlers, ...bounceHandlers],
  stores: () => import('./records'),
  messages: [
    { message: gasRiskRaised, sample: { id: 'GW-000001', level: '3' } },
    { message: competitiveRaised, sample: { id: 'CR-000001', level: 'medium' } },
    { message: gasBounceFound, sample: { id: 'GB-000001' } },
  ],
  examples: [
    href(toDoGasRisk, { id: 'GW-000003' }),
    href(toDoGasRiskDay, { id: 'GW-000001' }),
    href(toDoCompetitiveRisk, { id: 'CR-000001' }),
    href(toDoGasBounceEdit, { id: 'GB-000001' }),
    href(toDoGasBounceView, { id: 'GB-000001' }),
  ],
  submits: [
    submitExample(handleWarning, 'rep01', () => ({
      id: 'GW-000001',
      version: 1,
      cause: 'market',
      note: '订单减少，一条线停产',
      photos: [],
    })),
    submitExample(submitBounce, 'rep01', () => ({
      id: 'GB-000001',
      version: 1,
      cause: 'market',
      expectedDaily: 12_000,
      evidence: ['/files/plan.pdf'],
    })),
    submitExample(measureCompetitor, 'rep01', () => ({
      id: 'CR-000002',
      version: 1,
      measure: '提供阶梯气价方案',
    })),
  ],
  ...seeded([warningKind, seedWarnings], [competitiveKind, seedCompetitive], [bounceKind, seedBounces], [todoKind]),
})
