import { href } from '#base/routes'
import { readyScenario, see } from '#harness/backend/readyScenario'
import { energyRule, knowldegeDetails } from '../routes'

/** A link that opens nothing any more, and a day without a price. */
export const readyScenarios = [
  readyScenario(
    'A shared link has expired',
    '分享链接已失效',
    'browser',
    { path: href(knowldegeDetails, { id: 'K-000007', s: 's1-expired' }) },
    see('You cannot see this item'),
  ),
  readyScenario(
    'No price holds on a day between two periods',
    '两个价格时段之间无有效价格',
    'browser',
    { path: href(energyRule, { areaCode: '330200', energy: 'heat', at: '2026-11-20' }) },
    see('No price holds on this day.'),
  ),
]
