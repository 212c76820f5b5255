import type { ReadyScenario } from '#harness/backend/contract'
import { IN_ENGLISH } from '#harness/backend/readyScenario'

const run = (method: string) => ({ call: 'tap', with: [{ role: 'button', name: `Run ${method}` }] }) as const
const interrupted = { call: 'see', with: [{ text: '"kind": "interrupted"' }] } as const

/** Calls of the bridge that go wrong on some phones only. */
export const readyScenarios: readonly ReadyScenario[] = [
  {
    title: {
      en: 'A photo arrives after the call was given up: it is dropped',
      'zh-CN': '拍照结果在调用放弃之后才到达：应被丢弃',
    },
    scenario: {
      v: 1,
      host: 'partner',
      os: 'android',
      device: IN_ENGLISH,
      launch: { path: '/demo?find=takePhoto' },
      rules: [{ method: 'takePhoto', then: 'late' }],
      steps: [
        run('takePhoto'),
        interrupted,
        { call: 'waitFor', with: [{ kind: 'answer', method: 'takePhoto' }] },
        interrupted,
      ],
    },
  },
  {
    title: {
      en: 'A scan whose text the host does not escape, on Android only',
      'zh-CN': '宿主未转义扫码文字（仅 Android）',
    },
    scenario: {
      v: 1,
      host: 'partner',
      os: 'android',
      device: IN_ENGLISH,
      launch: { path: '/demo?find=scanCode' },
      rules: [{ method: 'scanCode', then: 'success', payload: { text: "G25'0042" }, encoding: 'naive' }],
      steps: [
        run('scanCode'),
        { call: 'waitFor', with: [{ kind: 'answer', method: 'scanCode', result: 'syntax' }] },
        interrupted,
      ],
    },
  },
]
