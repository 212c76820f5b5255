import * as v from 'valibot'
import { href } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { contactKind } from '#harness/backend/world'
import { cognitionHandlers } from './backend/cognition'
import { cognitionKind } from './backend/cognitionFacts'
import { companyHandlers } from './backend/company'
import './backend/contracts'
import { clockInHandlers } from './backend/handlers/clockIns'
import { detailHandlers } from './backend/handlers/details'
import { dictionaryHandlers } from './backend/handlers/dictionaries'
import { moveHandlers } from './backend/handlers/moves'
import { trackHandlers } from './backend/handlers/tracks'
import { judgementKind, toolHandlers } from './backend/judge/tool'
import { listHandlers } from './backend/lists'
import { mapHandlers } from './backend/map'
import { sendDueOfLeads } from './backend/messages'
import { clockInKind, leadKind, trackKind } from './backend/records'
import { reviewHandlers } from './backend/reviews'
import { roofHandlers, roofKind } from './backend/roof'
import { readyScenarios } from './backend/scenarios'
import { seedLeads } from './backend/seed/seed'
import { submits } from './backend/submits'
import { todayHandler } from './backend/today'
import { workloadHandlers } from './backend/workload'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { assigned, changed, followUpDue } from './messages'
import { rights } from './rights'
import * as r from './routes'

const clueId = 'L-000001'
const id = v.parse(r.leadIdSchema, clueId)

const handlers = [
  ...listHandlers,
  ...detailHandlers,
  ...moveHandlers,
  ...trackHandlers,
  ...dictionaryHandlers,
  ...mapHandlers,
  ...roofHandlers,
  ...companyHandlers,
  ...cognitionHandlers,
  ...toolHandlers,
  ...clockInHandlers,
  ...reviewHandlers,
  ...workloadHandlers,
]

export default definePluginDev({
  id: 'leads',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  kinds: [leadKind, trackKind, clockInKind, contactKind, roofKind, cognitionKind, judgementKind],
  seed: seedLeads,
  sendDue: sendDueOfLeads,
  stores: () => import('./stores/tokens'),
  messages: [
    { message: assigned, sample: { clueId } },
    { message: changed, sample: { clueId, change: 'labels' } },
    { message: followUpDue, sample: { clueId, change: 'soon' } },
  ],
  submits,
  moveNames: { share: 'edit', rename: 'edit', win: 'advance' },
  moveInputs: {
    discard: () => ({ kind: 'noGas' }),
    changeReason: () => ({ kind: 'noGas' }),
    returnToPool: () => ({ reason: '近期无法继续跟进' }),
    win: () => ({ contractId: 'CT-000001' }),
    share: () => ['emp10'],
    rename: () => ({ name: '宏盛新型建材' }),
    changeAddress: (lead, { store }) => {
      const version = store.table(leadKind).get(lead)?.version
      return { version, address: '佛山市南海区', point: { lng: 113.15, lat: 23.03 } }
    },
  },
  scenarios: readyScenarios(id),
  examples: [
    ...[
      r.clueDetail,
      r.clueIframe,
      r.cluePunchCard,
      r.clueLabel,
      r.clueCognition,
      r.clueStepsAll,
      r.gfmaparea,
      r.clueSolution,
    ].map((route) => href(route, { id })),
    ...[
      r.editClueCognitionClueInfo,
      r.editClueCognitionInfo,
      r.editClueCognitionEquipment,
      r.editClueCognitionEnergy,
    ].map((route) => href(route, { id })),
    href(r.leadFollowUp, { id }),
    href(r.addClueCognition, { name: 'Foshan Guangda Ceramics' }),
    href(r.selectAddress, { id }),
    href(r.leadPlace, { id }),
    href(r.clueTool, { id }),
  ],
})
