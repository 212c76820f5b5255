import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import { saveAdvice } from './api'
import { adviceHandlers, seedAdvice } from './backend/advice'
import { partnerHandlers, seedPartners } from './backend/partners'
import { adviceKind, partnerKind, teamKind } from './backend/records'
import { solutionHandlers } from './backend/solutions'
import { seedTeams, teamHandlers } from './backend/teams'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { adviceFeedback, adviceReady, teamChanged } from './messages'
import { rights } from './rights'
import { salesSolutionsAdviceDetails, salesSolutionsAdviceSelect, teamManagement } from './routes'

export default definePluginDev({
  id: 'todo-crm',
  rights,
  words: { en, zh },
  handlers: [...partnerHandlers, ...teamHandlers, ...solutionHandlers, ...adviceHandlers],
  stores: () => import('./records'),
  messages: [
    { message: teamChanged, sample: { id: 'T-000001', change: 'added' } },
    { message: adviceReady, sample: { id: 'A-000002', change: 'recommend' } },
    { message: adviceFeedback, sample: { id: 'A-000003', change: 'adopt' } },
  ],
  examples: [
    href(salesSolutionsAdviceDetails, { id: 'A-000002' }),
    href(salesSolutionsAdviceSelect, { custId: 'C-000001', needs: ['steam-high', 'saving-medium'], capacity: 8 }),
    href(teamManagement, { id: 'T-000001' }),
  ],
  submits: [
    submitExample(
      saveAdvice,
      'rep01',
      (_, later) => ({
        custId: 'C-000001',
        version: 0,
        needs: [{ tag: 'steam', weight: 'high' as const }],
        arguments: `按现有蒸汽用量测算 ${later}`,
      }),
      { several: true },
    ),
  ],
  ...seeded([partnerKind, seedPartners], [teamKind, seedTeams], [adviceKind, seedAdvice]),
  scenarios: [
    readyScenario(
      'The server fails while the sales advice loads',
      '加载销售建议时服务器出错',
      'partner-ios',
      { path: '/x/todo-crm/advice', ...failing('advice/list') },
      FAILED,
    ),
  ],
})
