import { href } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import { handlers, sampleThingKind, seedSampleThings } from './backend/sampleThings'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { closed } from './messages'
import { rights } from './rights'
import { sampleThingDetail, sampleThingList } from './routes'

const FIRST = 'SAMPLETHING-000001'

/** The area's part of simulator and harness; never part of a production build. */
export default definePluginDev({
  id: 'sample-things',
  rights,
  words: { en, zh },
  handlers,
  ...seeded([sampleThingKind, seedSampleThings]),
  stores: () => import('./records'),
  examples: [href(sampleThingDetail, { id: FIRST })],
  messages: [{ message: closed, sample: { id: FIRST } }],
  // Situations that a tester opens by name (harness).
  scenarios: [
    readyScenario(
      'The server fails while the list loads',
      '加载列表时服务器出错',
      'messaging-android',
      { path: href(sampleThingList, {}), ...failing('sample-things/sampleThings') },
      FAILED,
    ),
  ],
})
