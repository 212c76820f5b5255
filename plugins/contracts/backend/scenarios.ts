import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { contractIframe, contractList } from '../routes'

const inBrowser = { v: 1, host: 'browser', os: 'desktop' } as const

/** What the contract system and colleagues make impossible. */
export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: {
      en: 'A contract is launched for a customer without a credit code',
      'zh-CN': '为缺少信用代码的客户发起合同',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(contractIframe, { mode: 'new', custId: 'C-000001' }) },
      faults: [{ path: 'contracts/launch', code: 4903 }],
      steps: [{ call: 'see', with: [{ text: 'The customer has no credit code.' }] }],
    },
  },
  {
    title: {
      en: 'A contract is withdrawn after a colleague has decided',
      'zh-CN': '同事已审批后撤回合同',
    },
    scenario: {
      ...inBrowser,
      launch: { path: href(contractList, { id: 'CT-000002' }) },
      faults: [{ path: 'contracts/CT-000002/withdraw', code: 4901, message: 'Decided by Lin Fang just now.' }],
      steps: [
        { call: 'tap', with: [{ role: 'button', name: 'Withdraw' }] },
        { call: 'see', with: [{ text: 'Decided by Lin Fang just now.' }] },
      ],
    },
  },
]
