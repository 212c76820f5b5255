import { definePluginDev, submitExample } from '#harness/backend/contract'
import { grantKind } from '#harness/backend/core/grants'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import type { Core } from '#platform/core'
import { type Application, apply } from './api'
import { applicationHandlers } from './backend/applications'
import { notifyExpiring } from './backend/expiring'
import { grantHandlers } from './backend/grants'
import { applicationKind } from './backend/records'
import { seed } from './backend/seed/seed'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { decided, expiring, toApprove } from './messages'
import { rights } from './rights'

const wanted = { roleName: 'sales', orgCode: '440606', from: '2026-12-15', to: '2027-03-31' }
const reason = '负责新片区的客户开发'
/** Loaded in a browser only, like the stores. */
const handlers = [...grantHandlers, ...applicationHandlers]

const after = async (core: Core, made: readonly Application[]) => (await import('./records')).sent(core, made)

export default definePluginDev({
  id: 'permissions',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  kinds: [grantKind, applicationKind],
  seed,
  sendDue: notifyExpiring,
  submits: [
    submitExample(apply, 'rep04', () => ({ kind: 'add' as const, items: [wanted], reason }), { after }),
    submitExample(apply, 'rep01', () => ({ kind: 'delete' as const, items: [{ grantId: 'GR-000001' }], reason }), {
      after,
    }),
  ],
  stores: () => import('./records'),
  messages: [toApprove, decided, expiring].map((message) => ({ message, sample: { id: 'AP-000001', items: '1' } })),
  scenarios: [
    readyScenario(
      'The server fails while the roles load',
      '加载角色时服务器出错',
      'messaging-ios',
      { path: '/roleList', ...failing('permissions/grants') },
      FAILED,
    ),
  ],
})
