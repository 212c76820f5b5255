import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { adviceHandlers, seedAdvice } from './backend/advice'
import { partnerHandlers, seedPartners } from './backend/partners'
import { adviceKind, partnerKind, solutionKind, teamKind } from './backend/records'
import { seedSolutions, solutionHandlers } from './backend/solutions'
import { seedTeams, teamHandlers } from './backend/teams'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'

export default definePluginDev({
  id: 'todo-crm',
  rights,
  words: { en, zh },
  handlers: [...partnerHandlers, ...teamHandlers, ...solutionHandlers, ...adviceHandlers],
  ...seeded(
    [partnerKind, seedPartners],
    [teamKind, seedTeams],
    [solutionKind, seedSolutions],
    [adviceKind, seedAdvice],
  ),
})
