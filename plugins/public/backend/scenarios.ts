import { href } from '#base/routes'
import type { ReadyScenario } from '#harness/backend/contract'
import { readyScenario, see } from '#harness/backend/readyScenario'
import { contactAdd } from '../routes'

const run = (method: string) => ({ call: 'tap', with: [{ role: 'button', name: `Run ${method}` }] }) as const
const interrupted = see('"kind": "interrupted"')

/** Calls of the bridge that go wrong on some phones only, and a business card of somebody who is known. */
export const readyScenarios: readonly ReadyScenario[] = [
  readyScenario(
    'A photo arrives after the call was given up: it is dropped',
    '拍照结果在调用放弃之后才到达：应被丢弃',
    'partner-android',
    { path: '/demo?find=takePhoto', rules: [{ method: 'takePhoto', then: 'late' }] },
    run('takePhoto'),
    interrupted,
    { call: 'waitFor', with: [{ kind: 'answer', method: 'takePhoto' }] },
    interrupted,
  ),
  readyScenario(
    'A scan whose text the host does not escape, on Android only',
    '宿主未转义扫码文字（仅 Android）',
    'partner-android',
    {
      path: '/demo?find=scanCode',
      rules: [{ method: 'scanCode', then: 'success', payload: { text: "G25'0042" }, encoding: 'naive' }],
    },
    run('scanCode'),
    { call: 'waitFor', with: [{ kind: 'answer', method: 'scanCode', result: 'syntax' }] },
    interrupted,
  ),
  readyScenario(
    'The business card of a contact whom the customer has already',
    '扫描的名片属于该客户已有的联系人',
    'messaging-android',
    {
      path: href(contactAdd, { custId: 'C-000001' }),
      rules: [
        {
          method: 'scanCard',
          then: 'success',
          payload: { name: '何军', duty: '生产副总', tel: '137 0288 1206/0757-86321200', path: '' },
        },
      ],
    },
    { call: 'tap', with: [{ role: 'button', name: 'Scan a business card' }] },
    see('He Jun already has this number.'),
  ),
]
