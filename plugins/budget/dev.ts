import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import { saveEstimate, saveTemplate } from './api'
import { estimateHandlers } from './backend/estimates'
import { estimateKind, templateKind, versionKind } from './backend/records'
import { seedEstimates, seedTemplates, seedVersions } from './backend/seed/seed'
import { templateHandlers } from './backend/templates'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { decided, toApprove } from './messages'
import { rights } from './rights'
import { estimate, newcustomtemplate, print, templateHistory } from './routes'
import { withCell } from './rules/content'
import { PLANT } from './rules/fixtures'

/** A save that changes one price of a record that has no other cells. */
const priced = (id: string, price: string) => ({
  id,
  version: 1,
  base: PLANT,
  content: withCell(PLANT, 'A1.note', price),
})

const handlers = [...estimateHandlers, ...templateHandlers]

export default definePluginDev({
  id: 'budget',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  stores: () => import('./records'),
  messages: [
    { message: toApprove, sample: { id: 'BE-000008' } },
    { message: decided, sample: { id: 'BE-000001' } },
  ],
  examples: [
    href(estimate, { id: 'BE-000001' }),
    href(print, { id: 'BE-000001' }),
    href(newcustomtemplate, { id: 'BT-000010' }),
    href(templateHistory, { id: 'BT-000010' }),
  ],
  submits: [
    submitExample(saveEstimate, 'rep01', (_, later) => priced('BE-000012', `v${later}`)),
    submitExample(saveTemplate, 'rep01', (_, later) => priced('BT-000010', `v${later}`)),
  ],
  ...seeded([estimateKind, seedEstimates], [templateKind, seedTemplates], [versionKind, seedVersions]),
  scenarios: [
    readyScenario(
      'The server fails while the budgets load',
      '加载预算时服务器出错',
      'partner-android',
      { path: '/project-butget', ...failing('budget/estimates') },
      FAILED,
    ),
  ],
})
