import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { intelligentCreationBussiness } from '../routes'

export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: { en: 'Somebody without a role creates an opportunity', 'zh-CN': '没有角色的人员新建商机' },
    scenario: {
      v: 1,
      host: 'browser',
      os: 'desktop',
      launch: { path: href(intelligentCreationBussiness), persona: 'rep04' },
      steps: [{ call: 'see', with: [{ text: 'You cannot open this page' }] }],
    },
  },
]
