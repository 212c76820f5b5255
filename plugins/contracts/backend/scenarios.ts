import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { readyScenario, see } from '#harness/backend/readyScenario'
import { contractIframe, contractList } from '../routes'

/** What the contract system and colleagues make impossible. */
export const readyScenarios: readonly ReadyScenario[] = [
  readyScenario(
    'A contract is launched for a customer without a credit code',
    '为缺少信用代码的客户发起合同',
    'browser',
    {
      path: href(contractIframe, { mode: 'new', custId: 'C-000001' }),
      faults: [{ path: 'contracts/launch', code: 4903 }],
    },
    see('The customer has no credit code.'),
  ),
  readyScenario(
    'A contract is withdrawn after a colleague has decided',
    '同事已审批后撤回合同',
    'browser',
    {
      path: href(contractList, { id: 'CT-000002' }),
      faults: [{ path: 'contracts/CT-000002/withdraw', code: 4010 }],
    },
    { call: 'tap', with: [{ role: 'button', name: 'Withdraw' }] },
    see('This is no longer possible.'),
  ),
]
