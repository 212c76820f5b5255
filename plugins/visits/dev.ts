import { href } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { seeded, todoKind } from '#harness/backend/kit'
import { readyScenario, see } from '#harness/backend/readyScenario'
import { sendDueOfVisits } from './backend/messages'
import { needHandlers, seedTodos } from './backend/needs'
import { recordHandlers } from './backend/record'
import { clockKind, needKind, visitKind } from './backend/records'
import { reviewHandlers } from './backend/reviews'
import { drawClocks, drawNeeds, drawVisits } from './backend/seed/seed'
import { submits } from './backend/submits'
import { todayHandler } from './backend/today'
import { visitHandlers } from './backend/visits'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { changed, due, invited, needAssigned, needDue } from './messages'
import { rights } from './rights'
import * as r from './routes'

const handlers = [...visitHandlers, ...needHandlers, ...recordHandlers, ...reviewHandlers]

const visitSample = { id: 'V-000001', visitId: 'V-000001', name: 'Hongsheng Ceramics' }

export default definePluginDev({
  id: 'visits',
  rights,
  words: { en, zh },
  handlers: [todayHandler(handlers), ...handlers],
  ...seeded([visitKind, drawVisits], [clockKind, drawClocks], [needKind, drawNeeds], [todoKind, seedTodos]),
  sendDue: sendDueOfVisits,
  messages: [
    ...[invited, changed, due].map((message) => ({ message, sample: visitSample })),
    ...[needAssigned, needDue].map((message) => ({ message, sample: { ...visitSample, id: 'N-000001' } })),
  ],
  submits,
  stores: () => import('./stores'),
  scenarios: [
    readyScenario(
      'Somebody without a role opens the visits',
      '没有角色的人员打开拜访列表',
      'browser',
      { path: href(r.visitList, {}), persona: 'rep04' },
      see('You cannot open this page'),
    ),
    readyScenario(
      'The network goes while minutes are written: they wait on the phone',
      '填写拜访纪要时断网：内容保存在本机待上传',
      'messaging-android',
      { path: href(r.visitView, { id: 'V-000005' }) },
      { call: 'tap', with: [{ role: 'button', name: 'Minutes' }] },
      { call: 'fill', with: [{ role: 'textbox', name: 'Minutes' }, 'They sign the letter of intent next week.'] },
      { call: 'network', with: [{ offline: true }] },
      { call: 'tap', with: [{ role: 'button', name: 'Save the minutes' }] },
      see('Waits on this phone'),
    ),
  ],
  examples: [
    href(r.visitView, { id: 'V-000008' }),
    href(r.visithistory, { id: 'C-000001' }),
    href(r.visitNeedDetail, { id: 'N-000001' }),
  ],
})
