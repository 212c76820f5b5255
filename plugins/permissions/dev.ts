import { definePluginDev } from '#harness/backend/contract'
import { grantKind } from '#harness/backend/core/grants'
import { applicationHandlers } from './backend/applications'
import { notifyExpiring } from './backend/expiring'
import { grantHandlers } from './backend/grants'
import { applicationKind } from './backend/records'
import { seed } from './backend/seed/seed'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { decided, expiring, toApprove } from './messages'
import { rights } from './rights'

export default definePluginDev({
  id: 'permissions',
  rights,
  words: { en, zh },
  handlers: [...grantHandlers, ...applicationHandlers],
  kinds: [grantKind, applicationKind],
  seed,
  sendDue: notifyExpiring,
  stores: () => import('./records'),
  messages: [toApprove, decided, expiring].map((message) => ({ message, sample: { id: 'AP-000001', items: '1' } })),
})
