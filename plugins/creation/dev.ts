import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { createOpportunity } from './api'
import { opportunityHandlers } from './backend/opportunities'
import { parkHandlers } from './backend/parks'
import { parkKind } from './backend/records'
import { readyScenarios } from './backend/scenarios'
import { seedParks } from './backend/seed/parks'
import { startHandlers } from './backend/start'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { opportunityCreated } from './messages'
import { rights } from './rights'
import * as r from './routes'

export default definePluginDev({
  id: 'creation',
  rights,
  words: { en, zh },
  handlers: [...opportunityHandlers, ...startHandlers, ...parkHandlers],
  stores: () => import('./records'),
  messages: [
    {
      message: opportunityCreated,
      sample: { id: 'B-000001', custId: 'C-000001', name: 'Guangda Glass Works', needs: 'pv' },
    },
  ],
  scenarios: readyScenarios,
  examples: [
    href(r.bindCustomer, { id: 'B-000030' }),
    href(r.intelligentCreationBussiness, { id: 'B-000001' }),
    href(r.customerElectric, { id: 'PK-000001' }),
    href(r.consumeCustomers, { id: 'PK-000001' }),
  ],
  submits: [
    submitExample(
      createOpportunity,
      'rep01',
      (_, later) => ({
        noteId: `D-note-${later}`,
        custId: 'C-000024',
        company: '佛山市新澳陶瓷有限公司',
        contact: '陈敏',
        needs: [{ product: 'pv' as const, capacity: { value: 3000, unit: 'kW' as const } }],
        audio: [],
        force: true,
      }),
      { several: true },
    ),
  ],
  ...seeded([parkKind, seedParks]),
})
