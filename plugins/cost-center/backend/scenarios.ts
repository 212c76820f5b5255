import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { costProfitCenterAdd } from '../routes'

const inBrowser = { v: 1, host: 'browser', os: 'desktop' } as const

/** What the accounts do not allow. */
export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: {
      en: 'No serial number is left for a new center',
      'zh-CN': '新中心的流水号已用完',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(costProfitCenterAdd, {}) },
      faults: [{ path: 'cost-center/code/next', code: 5304 }],
      steps: [{ call: 'see', with: [{ text: 'No serial left.' }] }],
    },
  },
  {
    title: {
      en: 'A center is to be closed while centers below it are valid',
      'zh-CN': '关闭仍有下级中心有效的中心',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(costProfitCenterAdd, { id: 'CC-000004' }) },
      steps: [{ call: 'see', with: [{ text: 'Centers below are still valid.' }] }],
    },
  },
]
