import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { FAILED, failing, readyScenario, see } from '#harness/backend/readyScenario'
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
    readyScenario(
      'A push leads to a record that is gone',
      '推送指向已不存在的记录',
      'messaging-ios',
      { path: '/blankPage?mid=MS-000003' },
      see('The record is no longer there.'),
    ),
    readyScenario(
      'A push leads to what this version does not know',
      '推送指向当前版本无法打开的内容',
      'partner-android',
      { path: '/blankPage?mid=MS-000004' },
      see('Update the app to see all of this.'),
    ),
    readyScenario(
      'A link without its message is opened',
      '打开缺少消息的链接',
      'partner-ios',
      { path: '/blankPage' },
      see('This link is incomplete.'),
    ),
  ],
})
