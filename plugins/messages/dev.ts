import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import { deleteMessages, markRead, markUnread, restoreMessages } from './api'
import handlers from './backend/messages'
import { seedMessages } from './backend/seed/seed'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { rights } from './rights'
import * as r from './routes'

const of = (id: string) => () => ({ ids: [id] })

export default definePluginDev({
  id: 'messages',
  rights,
  words: { en, zh },
  handlers,
  kinds: [],
  seed: (options) => ({ message: () => seedMessages(options) }),
  stores: () => import('./stores'),
  examples: [
    href(r.messageCate, { tab: 'risk' }),
    href(r.notyfyDetail, { id: 'MS-000005' }),
    href(r.messageDetailTemplate, { id: 'MS-000002' }),
  ],
  submits: [
    submitExample(markRead, 'rep01', of('MS-000001')),
    submitExample(markUnread, 'rep01', of('MS-000002')),
    submitExample(deleteMessages, 'rep01', of('MS-000002')),
    submitExample(restoreMessages, 'rep05', of('MS-000098')),
  ],
  scenarios: [
    readyScenario(
      'The message centre is opened while the server fails',
      '服务器出错时打开消息中心',
      'messaging-android',
      { path: '/messageCenter', ...failing('messages/categories') },
      FAILED,
    ),
  ],
})
