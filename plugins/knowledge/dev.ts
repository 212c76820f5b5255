import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { saveItem } from './api'
import { itemHandlers, notifyOverdue } from './backend/items'
import { programmeHandlers } from './backend/programmes'
import { reactionHandlers } from './backend/reactions'
import { caseKind, commentKind, itemKind, priceKind, readKind, shareKind } from './backend/records'
import { readyScenarios } from './backend/scenarios'
import { seedCases, seedComments, seedItems, seedPrices } from './backend/seed/seed'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { comment, review, reviewed } from './messages'
import { rights } from './rights'
import { caseDetails, icomeInterpage, knowldegeDetails, knowldegeEdit, programDetails } from './routes'

const handlers = [...itemHandlers, ...reactionHandlers, ...programmeHandlers]

export default definePluginDev({
  id: 'knowledge',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  scenarios: readyScenarios,
  stores: () => import('./records'),
  sendDue: notifyOverdue,
  messages: [
    { message: review, sample: { id: 'K-000003' } },
    { message: reviewed, sample: { id: 'K-000004', result: 'returned' } },
    { message: comment, sample: { id: 'K-000001' } },
  ],
  examples: [
    href(knowldegeDetails, { id: 'K-000001' }),
    href(knowldegeEdit, { id: 'K-000002' }),
    href(programDetails, { id: 'S-000001' }),
    href(caseDetails, { id: 'CA-000001' }),
    href(icomeInterpage, { target: 'contact', id: 'rep02' }),
  ],
  submits: [
    submitExample(
      saveItem,
      'rep01',
      (_, later) => ({
        version: 0,
        title: `蒸汽疏水阀选型 ${later}`,
        category: 'product' as const,
        body: '<p>按冷凝水量选型</p>',
        files: [],
        tags: ['steam'],
        visibility: 'all' as const,
        orgs: [],
        send: true,
      }),
      { several: true },
    ),
  ],
  ...seeded(
    [itemKind, seedItems],
    [caseKind, seedCases],
    [priceKind, seedPrices],
    [commentKind, seedComments],
    [readKind],
    [shareKind],
  ),
})
