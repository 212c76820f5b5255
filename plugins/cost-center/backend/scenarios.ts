import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { readyScenario, see } from '#harness/backend/readyScenario'
import { costProfitCenterAdd } from '../routes'

/** What the accounts do not allow. */
export const readyScenarios: readonly ReadyScenario[] = [
  readyScenario(
    'No serial number is left for a new center',
    '新中心的流水号已用完',
    'browser',
    { path: href(costProfitCenterAdd, {}), faults: [{ path: 'cost-center/code/next', code: 5304 }] },
    see('No serial left.'),
  ),
  readyScenario(
    'A center is to be closed while centers below it are valid',
    '关闭仍有下级中心有效的中心',
    'browser',
    { path: href(costProfitCenterAdd, { id: 'CC-000004' }) },
    see('Centers below are still valid.'),
  ),
]
