import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { IN_ENGLISH } from '#harness/backend/readyScenario'
import { energyRule, knowldegeDetails } from '../routes'

const inBrowser = { v: 1, host: 'browser', os: 'desktop', device: IN_ENGLISH } as const

/** A link that opens nothing any more, and a day without a price. */
export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: {
      en: 'A shared link has expired',
      'zh-CN': '分享链接已失效',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(knowldegeDetails, { id: 'K-000007', s: 's1-expired' }) },
      steps: [{ call: 'see', with: [{ text: 'You cannot see this item' }] }],
    },
  },
  {
    title: {
      en: 'No price holds on a day between two periods',
      'zh-CN': '两个价格时段之间无有效价格',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(energyRule, { areaCode: '330200', energy: 'heat', at: '2026-11-20' }) },
      steps: [{ call: 'see', with: [{ text: 'No price holds on this day.' }] }],
    },
  },
]
