import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { IN_ENGLISH } from '#harness/backend/readyScenario'
import { intelligentCreationBussiness } from '../routes'

export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: { en: 'Somebody without a role creates an opportunity', 'zh-CN': '没有角色的人员新建商机' },
    scenario: {
      v: 1,
      host: 'browser',
      os: 'desktop',
      device: IN_ENGLISH,
      launch: { path: href(intelligentCreationBussiness), persona: 'rep04' },
      steps: [{ call: 'see', with: [{ text: 'You cannot open this page' }] }],
    },
  },
]
